# The server: what it refuses, and why a connection ends.

server-no-stored-match = There is no match “{ $id }” in this database.
server-no-page = There is nothing at this address.
server-wrong-password = The name or the password is wrong.
server-password-short = A password needs at least { $n } characters.
server-password-long = A password can have at most { $n } characters.
server-not-host = Only the host of the match can do that.
server-other-site = Pages from other websites are not allowed to do that.
server-content-type = Send JSON with the header “content-type: application/json”.
server-not-json = This is not JSON.
server-other-json = This is JSON, but not in the expected form. See /api/openapi.json.
server-not-confirmed = The database did not confirm the change. Check whether it happened, then try again.
server-bye-too-often = You have too many connections to this match.
server-bye-players-first = There are too many connections, and players take priority.
