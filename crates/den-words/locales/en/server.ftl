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
server-bad-query = The query is not valid. See /api/openapi.json.
server-other-method = This address does not support that method. See /api/openapi.json.
server-not-socket = Only a WebSocket can be opened at this address.
server-not-confirmed = The database did not confirm the change. Check whether it happened, then try again.
server-bye-too-often = You have too many connections to this match.
server-bye-players-first = There are too many connections, and players take priority.
server-name-letters = A name may only contain letters, digits, spaces and - ' . _, and no invisible characters.
server-name-scripts = A name must use a single script, so that its letters cannot be mistaken for others.
server-name-of-bot = This name could be mistaken for a bot. Choose another one.
server-claimed-already = You have already claimed your name. Change the password or the name instead.
server-not-claimed = Claim a name with a password first.
server-wrong-code = The name or the recovery code is wrong, or the code has already been used.
server-no-session = There is no such session.
server-bye-logged-out = You have logged out.
server-banned = This account is banned.
server-not-admin = Only an administrator of this server can do that.
server-too-many-tables = You have { $n } tables waiting for players. Close one first.
server-blocked = You cannot sit at this table: someone there has blocked you, or you have blocked them.
server-no-player = There is no such player.
server-no-report = There is no such report.
server-not-yourself = You cannot do that to yourself.
server-bad-cursor = This cursor is not valid. Leave it out to start at the top.
server-bad-email = This is not an e-mail address.
server-no-mail = This server does not send e-mail. Use a recovery code.
server-other-host = This server does not use that host name.
# The administrators' page and `wolfden admin`.
admin-title = Administration
admin-done = Done.
admin-code = Recovery code (single use, valid for seven days): { $code }
admin-players = Players
admin-find = Find
admin-name = Name
admin-id = Id
admin-created = Since
admin-seen = Last seen
admin-state = State
admin-acts = Actions
admin-banned = Banned
admin-admin = Administrator
admin-rename = Rename
admin-ban = Ban
admin-unban = Lift ban
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

    use this code to confirm your e-mail address. It is valid for one hour:

    { $code }

    If you did not request this, ignore this message.
mail-recover =
    Hello { $name },

    use this code to set a new password. It works once and is valid for one hour:

    { $code }

    If you did not request this, ignore this message.
