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
server-name-letters = A name is made of letters, digits, spaces and - ' . _ only, without invisible characters.
server-name-scripts = A name is written in one script: its letters must not look like those of another.
server-name-of-bot = This name would be taken for a bot. Choose another.
server-claimed-already = Your name is claimed already. Change the password or the name instead.
server-not-claimed = Claim a name with a password first.
server-wrong-code = The name or the recovery code is wrong, or the code was used.
server-no-session = There is no such session.
server-bye-logged-out = You have logged out.
server-banned = This account is banned.
server-not-admin = Only an administrator of this server can do that.
server-too-many-tables = You have { $n } tables waiting for players. Close one first.
server-blocked = You cannot sit at this table: somebody there has blocked you, or you them.
server-no-player = There is no such player.
server-no-report = There is no such report.
server-not-yourself = You cannot do that to yourself.
server-bad-cursor = This is not a place in the list. Leave it out to begin at the top.
server-bad-email = This is not an e-mail address.
server-no-mail = This server sends no e-mail. Use a recovery code.
server-other-host = This server is not called that.
# The administrators' page and `wolfden admin`.
admin-title = Administration
admin-done = Done.
admin-code = Recovery code, works once within seven days: { $code }
admin-players = Players
admin-find = Find
admin-name = Name
admin-id = Id
admin-created = Since
admin-seen = Last seen
admin-state = State
admin-acts = Acts
admin-banned = Banned
admin-admin = Administrator
admin-rename = Rename
admin-ban = Ban
admin-unban = End the ban
admin-reset = Recovery code
admin-reason = Reason
admin-matches = Matches
admin-match = Match
admin-close = Close without a result
admin-repair = Repair
admin-reports = Reports
admin-resolve = Resolve
admin-resolution = What was done
admin-audit = Audit log
admin-when = When
admin-who = Who
admin-what = What
admin-target = Target
admin-detail = Details
admin-nothing = Nothing.
# Mails.
mail-subject = Wolfden: your code
mail-confirm =
    Hello { $name },

    this code makes the address yours. It works for an hour:

    { $code }

    If you did not ask for it, do nothing.
mail-recover =
    Hello { $name },

    with this code you can set a new password. It works once, for an hour:

    { $code }

    If you did not ask for it, do nothing.
