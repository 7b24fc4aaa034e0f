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
# The account page at /account.
account-title = Your account
account-nobody = You are not logged in.
account-as-guest = You are playing as a guest named { $name }.
account-as-player = You are logged in as { $name }.
account-back = Back to the games
account-name = Name
account-password = Password
account-new-password = New password
account-code = Code
account-login = Log in
account-recover = Forgot your password?
account-recover-do = Set a new password
account-mail-code = Send me a code by e-mail
account-mail-sent = If the address is right, a code is on its way. It works for an hour.
account-claim = Claim a name
account-claim-help = A claimed name is yours alone, and you can log in with it anywhere.
account-change = Change password
account-codes = New recovery codes
account-codes-help = A recovery code sets a new password if you forget yours. New codes replace the old ones.
account-codes-shown = Write these recovery codes down. Each of them sets a new password once. They are not shown again.
account-email = E-mail address
account-email-help = Optional: codes can be sent to this address. Leave it empty to remove it.
account-email-set = Send a code to this address
account-email-confirm = Confirm the address with the code
account-sessions = Where you are logged in
account-browser = Browser
account-here = This browser
account-logout = Log out
account-logout-everywhere = Log out everywhere
account-blocks = Blocked and muted players
account-blocked = Blocked
account-muted = Muted
account-unblock = Undo
account-packs = Your boxes on this server
account-packs-help = A table that is played with one of them keeps its figures.
account-pack-delete = Delete
account-others = Players at this table
account-others-help = You never share a table with a blocked player. You do not see what a muted or blocked player writes. A report includes the player’s latest lines.
account-block = Block
account-mute = Mute
account-report = Report
account-note = What happened?
account-reported = The report has been sent to the operators of this server.
account-table = This table
account-forbid-chat = Forbid chat
account-allow-chat = Allow chat
account-forbid-spectators = Forbid spectators
account-allow-spectators = Allow spectators
account-close = Close the table
account-data = Your data
account-export = Download everything stored about you
account-delete = Delete account
account-delete-help = Deleting the account removes your name and your chat from all matches. A bot finishes the matches you are playing.
account-delete-sure = Yes, delete my account for good
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
server-no-pack = There is no such content pack.
server-no-review = There is no review of this match: this server makes none, or there was nothing to decide in it.
server-too-many-packs = You can store at most { $n } content packs here. Delete one first.
