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
# Mails.
mail-subject = Wolfden: twój kod
mail-confirm =
    Cześć { $name },
    użyj tego kodu, aby potwierdzić swój adres e-mail. Jest ważny przez godzinę:
    { $code }
    Jeśli to nie twoja prośba, zignoruj tę wiadomość.

    ten kod potwierdza, że adres jest twój. Działa przez godzinę:

    { $code }

    Jeśli o niego nie prosisz, nic nie rób.
mail-recover =
    Cześć { $name },
    użyj tego kodu, aby ustawić nowe hasło. Działa raz i jest ważny przez godzinę:
    { $code }
    Jeśli to nie twoja prośba, zignoruj tę wiadomość.

    tym kodem możesz ustawić nowe hasło. Działa raz, przez godzinę:

    { $code }

    Jeśli o niego nie prosisz, nic nie rób.
