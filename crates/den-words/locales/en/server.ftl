# The server: what it refuses, and why a connection ends.

server-no-stored-match = There is no match “{ $id }” in this database.
server-no-page = There is nothing at this address.
server-wrong-password = The name or the password is wrong.
server-password-short = A password has at least { $n } letters.
server-password-long = A password has at most { $n } letters.
server-not-host = Only the host of the match can do that.
server-other-site = Pages of other sites may not do that here.
server-content-type = Send JSON with the header “content-type: application/json”.
server-not-json = This is not JSON.
server-other-json = This is JSON, but not what belongs here. See /api/openapi.json.
server-bad-query = The query cannot be read. See /api/openapi.json.
server-other-method = This address takes other methods. See /api/openapi.json.
server-not-socket = Only a WebSocket can be opened at this address.
server-not-confirmed = The database did not confirm it. Check whether it happened, then try again.
server-bye-too-often = You have too many connections to this match.
server-bye-players-first = There are too many connections, and players come first.
