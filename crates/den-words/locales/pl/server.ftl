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
server-other-json = To jest JSON, ale nie taki, jakiego tu trzeba. Zobacz /api/openapi.json.
server-bad-query = Nie można odczytać zapytania. Zobacz /api/openapi.json.
server-other-method = Ten adres przyjmuje inne metody. Zobacz /api/openapi.json.
server-not-socket = Pod tym adresem można otworzyć tylko WebSocket.
server-not-confirmed = Baza danych tego nie potwierdziła. Sprawdź, czy to się stało, a potem spróbuj ponownie.
server-bye-too-often = Masz zbyt wiele połączeń z tą partią.
server-bye-players-first = Jest zbyt wiele połączeń, a gracze mają pierwszeństwo.
