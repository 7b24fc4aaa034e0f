# Serwer: czego odmawia i dlaczego połączenie się kończy.

server-no-stored-match = W tej bazie danych nie ma partii „{ $id }”.
server-no-page = Pod tym adresem nic nie ma.
server-wrong-password = Imię lub hasło jest nieprawidłowe.
server-password-short = Minimalna liczba znaków w haśle to { $n }.
server-password-long = Maksymalna liczba znaków w haśle to { $n }.
server-not-host = To może zrobić tylko osoba, która założyła partię.
server-other-site = Strony z innych witryn nie mogą tu tego robić.
server-content-type = Wyślij JSON z nagłówkiem „content-type: application/json”.
server-not-json = To nie jest JSON.
server-other-json = To jest JSON, ale nie w oczekiwanej postaci. Zobacz /api/openapi.json.
server-bad-query = Nie można odczytać zapytania. Zobacz /api/openapi.json.
server-other-method = Ten adres przyjmuje inne metody. Zobacz /api/openapi.json.
server-not-socket = Pod tym adresem można otworzyć tylko WebSocket.
server-not-confirmed = Baza danych tego nie potwierdziła. Sprawdź, czy to się stało, a potem spróbuj ponownie.
server-bye-too-often = Masz zbyt wiele połączeń z tą partią.
server-bye-players-first = Jest zbyt wiele połączeń, a gracze mają pierwszeństwo.
server-name-letters = Imię składa się tylko z liter, cyfr, odstępów i znaków - ' . _, bez znaków niewidocznych.
server-name-scripts = Imię jest zapisane jednym pismem: jego litery nie mogą wyglądać jak litery innego.
server-name-of-bot = To imię można by wziąć za imię bota. Wybierz inne.
server-claimed-already = Twoje imię jest już zastrzeżone. Zmień raczej hasło albo imię.
server-not-claimed = Najpierw zastrzeż imię hasłem.
server-wrong-code = Imię albo kod odzyskiwania jest błędny lub kod został już użyty.
server-no-session = Nie ma takiej sesji.
server-bye-logged-out = Wylogowano cię.
server-banned = To konto jest zablokowane.
server-not-admin = Może to zrobić tylko administrator tego serwera.
server-too-many-tables = Masz { $n } stołów, które czekają na graczy. Najpierw któryś zamknij.
server-blocked = Nie możesz usiąść przy tym stole: ktoś przy nim cię zablokował albo ty jego.
server-no-player = Nie ma takiego gracza.
server-no-report = Nie ma takiego zgłoszenia.
server-not-yourself = Nie możesz tego zrobić sobie.
server-bad-cursor = To nie jest miejsce na liście. Pomiń je, aby zacząć od początku.
server-bad-email = To nie jest adres e-mail.
server-no-mail = Ten serwer nie wysyła e-maili. Użyj kodu odzyskiwania.
server-other-host = Ten serwer tak się nie nazywa.
# The administrators' page and `wolfden admin`.
admin-title = Administracja
admin-done = Zrobione.
admin-code = Kod odzyskiwania, działa raz w ciągu siedmiu dni: { $code }
admin-players = Gracze
admin-find = Szukaj
admin-name = Imię
admin-id = Identyfikator
admin-created = Od
admin-seen = Ostatnio
admin-state = Stan
admin-acts = Działania
admin-banned = Zablokowany
admin-admin = Administrator
admin-rename = Zmień imię
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
admin-audit = Dziennik
admin-when = Kiedy
admin-who = Kto
admin-what = Co
admin-target = Cel
admin-detail = Szczegóły
admin-nothing = Nic.
# The account page at /account.
account-title = Twoje konto
account-nobody = Nie jesteś zalogowany.
account-as-guest = Grasz jako gość pod imieniem { $name }.
account-as-player = Zalogowano jako { $name }.
account-back = Powrót do gier
account-name = Imię
account-password = Hasło
account-new-password = Nowe hasło
account-code = Kod
account-login = Zaloguj się
account-recover = Nie pamiętasz hasła?
account-recover-do = Ustaw nowe hasło
account-mail-code = Wyślij mi kod e-mailem
account-mail-sent = Jeśli adres jest poprawny, kod jest już w drodze. Działa przez godzinę.
account-claim = Zastrzeż imię
account-claim-help = Zastrzeżone imię należy tylko do ciebie i możesz się nim wszędzie logować.
account-change = Zmień hasło
account-codes = Nowe kody odzyskiwania
account-codes-help = Kod odzyskiwania pozwala ustawić nowe hasło, gdy zapomnisz swojego. Nowe kody zastępują stare.
account-codes-shown = Zapisz te kody odzyskiwania. Każdy z nich raz ustawia nowe hasło. Nie zostaną pokazane ponownie.
account-email = Adres e-mail
account-email-help = Opcjonalnie: na ten adres można wysyłać kody. Zostaw puste pole, aby go usunąć.
account-email-set = Wyślij kod na ten adres
account-email-confirm = Potwierdź adres kodem
account-sessions = Gdzie jesteś zalogowany
account-browser = Przeglądarka
account-here = Ta przeglądarka
account-logout = Wyloguj
account-logout-everywhere = Wyloguj wszędzie
account-blocks = Zablokowani i wyciszeni gracze
account-blocked = Zablokowany
account-muted = Wyciszony
account-unblock = Cofnij
account-others = Gracze przy tym stole
account-others-help = Nigdy nie siedzisz przy jednym stole z zablokowanym graczem. Nie widzisz, co pisze gracz wyciszony lub zablokowany. Zgłoszenie zawiera ostatnie wiadomości gracza.
account-block = Zablokuj
account-mute = Wycisz
account-report = Zgłoś
account-note = Co się stało?
account-reported = Zgłoszenie trafiło do operatorów tego serwera.
account-table = Ten stół
account-forbid-chat = Zabroń czatu
account-allow-chat = Zezwól na czat
account-forbid-spectators = Zabroń widzów
account-allow-spectators = Zezwól na widzów
account-close = Zamknij stół
account-data = Twoje dane
account-export = Pobierz wszystko, co o tobie zapisano
account-delete = Usuń konto
account-delete-help = Usunięcie konta usuwa twoje imię i wiadomości ze wszystkich partii. Trwające partie dokończy za ciebie bot.
account-delete-sure = Tak, usuń moje konto na zawsze
# Mails.
mail-subject = Wolfden: twój kod
mail-confirm =
    Cześć { $name },

    ten kod potwierdza, że adres jest twój. Działa przez godzinę:

    { $code }

    Jeśli o niego nie prosisz, nic nie rób.
mail-recover =
    Cześć { $name },

    tym kodem możesz ustawić nowe hasło. Działa raz, przez godzinę:

    { $code }

    Jeśli o niego nie prosisz, nic nie rób.
