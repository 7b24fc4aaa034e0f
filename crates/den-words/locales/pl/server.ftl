# Serwer: czego odmawia i dlaczego połączenie się kończy.

server-no-stored-match = W tej bazie danych nie ma partii „{ $id }”.
server-no-page = Pod tym adresem nic nie ma.
server-wrong-password = Nazwa gracza lub hasło jest nieprawidłowe.
server-password-short = { $n ->
    [few] Hasło musi mieć co najmniej { $n } znaki.
   *[other] Hasło musi mieć co najmniej { $n } znaków.
}
server-password-long = { $n ->
    [few] Hasło może mieć najwyżej { $n } znaki.
   *[other] Hasło może mieć najwyżej { $n } znaków.
}
server-not-host = To może zrobić tylko gospodarz partii.
server-other-site = Strony z innych witryn nie mogą tego robić.
server-content-type = Wyślij JSON z nagłówkiem „content-type: application/json”.
server-not-json = To nie jest JSON.
server-other-json = To jest JSON, ale nie w oczekiwanej postaci. Zobacz /api/openapi.json.
server-bad-query = Zapytanie jest nieprawidłowe. Zobacz /api/openapi.json.
server-other-method = Ten adres nie obsługuje tej metody. Zobacz /api/openapi.json.
server-not-socket = Pod tym adresem można otworzyć tylko WebSocket.
server-not-confirmed = Baza danych nie potwierdziła zmiany. Sprawdź, czy nastąpiła, a potem spróbuj ponownie.
server-bye-too-often = Masz zbyt wiele połączeń z tą partią.
server-bye-players-first = Jest zbyt wiele połączeń, a gracze mają pierwszeństwo.
server-name-letters = Nazwa może zawierać tylko litery, cyfry, odstępy i znaki - ' . _, bez znaków niewidocznych.
server-name-scripts = Nazwa musi być zapisana jednym pismem, żeby jej liter nie dało się pomylić z innymi.
server-name-of-bot = Tę nazwę można wziąć za nazwę bota. Wybierz inną.
server-claimed-already = Twoja nazwa jest już zastrzeżona. Możesz zmienić hasło albo nazwę.
server-not-claimed = Najpierw zastrzeż nazwę hasłem.
server-wrong-code = Nazwa gracza albo kod odzyskiwania jest nieprawidłowy lub kod został już użyty.
server-no-session = Nie ma takiej sesji.
server-bye-logged-out = Wylogowano cię.
server-banned = To konto jest zablokowane.
server-not-admin = Może to zrobić tylko administrator tego serwera.
server-too-many-tables = { $n ->
    [one] Jeden twój stół czeka na graczy. Najpierw go zamknij.
    [few] Masz { $n } stoły, które czekają na graczy. Najpierw zamknij jeden z nich.
   *[other] Masz { $n } stołów, które czekają na graczy. Najpierw zamknij jeden z nich.
}
server-blocked = Nie możesz usiąść przy tym stole: ktoś przy nim cię blokuje albo ty blokujesz kogoś.
server-no-player = Nie ma takiego gracza.
server-no-report = Nie ma takiego zgłoszenia.
server-not-yourself = Nie możesz zrobić tego sobie.
server-bad-cursor = Ten kursor jest nieprawidłowy. Pomiń go, aby zacząć od początku.
server-bad-email = To nie jest adres e-mail.
server-no-mail = Ten serwer nie wysyła e-maili. Użyj kodu odzyskiwania.
server-other-host = Ten serwer nie używa tej nazwy hosta.
# The administrators' page and `wolfden admin`.
admin-title = Administracja
admin-done = Zrobione.
admin-code = Kod odzyskiwania (jednorazowy, ważny siedem dni): { $code }
admin-players = Gracze
admin-find = Szukaj
admin-name = Nazwa
admin-id = Identyfikator
admin-created = Od
admin-seen = Ostatnia wizyta
admin-state = Stan
admin-acts = Działania
admin-banned = Zablokowane
admin-admin = Administrator
admin-rename = Zmień nazwę
admin-ban = Zablokuj
admin-unban = Odblokuj
admin-reset = Kod odzyskiwania
admin-reason = Powód
admin-matches = Partie
admin-match = Partia
admin-close = Zamknij bez wyniku
admin-repair = Napraw
admin-reports = Zgłoszenia
admin-resolve = Zamknij zgłoszenie
admin-resolution = Co zrobiono
admin-audit = Dziennik audytu
admin-when = Kiedy
admin-who = Kto
admin-what = Co
admin-target = Cel
admin-detail = Szczegóły
admin-nothing = Nic.
# The account page at /account.
account-title = Twoje konto
account-nobody = Nie ma aktywnej sesji.
account-as-guest = Grasz jako gość pod nazwą { $name }.
account-as-player = Zalogowano jako { $name }.
account-back = Wróć do gier
account-name = Nazwa gracza
account-password = Hasło
account-new-password = Nowe hasło
account-code = Kod
account-login = Zaloguj się
account-recover = Nie pamiętasz hasła?
account-recover-do = Ustaw nowe hasło
account-mail-code = Wyślij mi kod e-mailem
account-mail-sent = Jeśli adres jest poprawny, kod jest już w drodze. Działa przez godzinę.
account-claim = Zastrzeż nazwę
account-claim-help = Zastrzeżona nazwa należy tylko do ciebie i możesz się nią wszędzie logować.
account-change = Zmień hasło
account-codes = Nowe kody odzyskiwania
account-codes-help = Kod odzyskiwania pozwala ustawić nowe hasło, gdy zapomnisz swojego. Nowe kody zastępują stare.
account-codes-shown = Zapisz te kody odzyskiwania. Każdy z nich pozwala raz ustawić nowe hasło. Nie zostaną pokazane ponownie.
account-email = Adres e-mail
account-email-help = Opcjonalnie: na ten adres można wysyłać kody. Zostaw puste pole, aby go usunąć.
account-email-set = Wyślij kod na ten adres
account-email-confirm = Potwierdź adres kodem
account-sessions = Aktywne sesje
account-browser = Przeglądarka
account-here = Ta przeglądarka
account-logout = Wyloguj się
account-logout-everywhere = Wyloguj się wszędzie
account-blocks = Zablokowani i wyciszeni gracze
account-blocked = Blokada
account-muted = Wyciszenie
account-unblock = Cofnij
account-packs = Twoje pudełka na tym serwerze
account-packs-help = Stół, przy którym gra się jednym z nich, zachowuje jego wartości.
account-pack-delete = Usuń
account-others = Gracze przy tym stole
account-others-help = Nigdy nie siedzisz przy jednym stole z zablokowanym graczem. Nie widzisz, co pisze gracz wyciszony lub zablokowany. Zgłoszenie zawiera ostatnie wiadomości gracza.
account-block = Zablokuj
account-mute = Wycisz
account-report = Zgłoś
account-note = Co się stało?
account-reported = Zgłoszenie wysłano do operatorów tego serwera.
account-table = Ten stół
account-forbid-chat = Wyłącz czat
account-allow-chat = Włącz czat
account-forbid-spectators = Nie wpuszczaj widzów
account-allow-spectators = Wpuszczaj widzów
account-close = Zamknij stół
account-data = Twoje dane
account-export = Pobierz wszystko, co o tobie zapisano
account-delete = Usuń konto
account-delete-help = Usunięcie konta usuwa twoją nazwę i wiadomości ze wszystkich partii. Trwające partie dokończy za ciebie bot.
account-delete-sure = Tak, usuń moje konto na zawsze
# Mails.
mail-subject = Wolfden: twój kod
mail-confirm =
    Cześć { $name },

    użyj tego kodu, aby potwierdzić swój adres e-mail. Jest ważny przez godzinę:

    { $code }

    Jeśli to nie twoja prośba, zignoruj tę wiadomość.
mail-recover =
    Cześć { $name },

    użyj tego kodu, aby ustawić nowe hasło. Działa raz i jest ważny przez godzinę:

    { $code }

    Jeśli to nie twoja prośba, zignoruj tę wiadomość.
server-no-pack = Nie ma takiego pakietu zawartości.
server-no-review = Nie ma analizy tej partii: ten serwer ich nie tworzy albo nie było w niej nic do rozstrzygnięcia.
server-too-many-packs = { $n ->
    [one] Możesz tu zapisać najwyżej { $n } pakiet zawartości. Najpierw go usuń.
    [few] Możesz tu zapisać najwyżej { $n } pakiety zawartości. Najpierw usuń któryś.
   *[other] Możesz tu zapisać najwyżej { $n } pakietów zawartości. Najpierw usuń któryś.
}
