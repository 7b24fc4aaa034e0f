# Content packs and the figures of a box. The editor, the differences between two boxes and the proof sheet use them.
den-pack-long = The pack has { $n } bytes; at most { $most } are allowed.
den-pack-deep = Its lists are nested more than { $most } deep. A pack of this program never is.
den-pack-json = It is not JSON: line { $line }, column { $column }. It may be damaged; ask for the file again.
den-pack-title = This is not a content pack: `{ $title }` is missing.
den-pack-format = It has the format { $n }, which this version cannot read. Update Wolfden.
den-pack-field = This field is missing or has the wrong kind.
den-pack-unknown = A pack has no such field.
den-pack-name-length = Enter a name with 1 to { $most } characters.
den-pack-plain = Only plain text is allowed: no tags, no control characters.
den-pack-text = This text is longer than { $most } characters.
den-pack-many = There are more than { $most } entries here.
den-pack-whole = Only whole numbers of a usual size are allowed.
den-pack-hash = The hash { $found }… does not match the figures ({ $due }…). The file was changed by hand or is damaged; `wolfden content pack` writes a new hash.
den-pack-game = The pack is for another game: { $game }.
den-pack-mark = There is no such mark.
den-content-other-file = The game has no such content file.
den-diff = { $what }: { $new } instead of { $old }
den-diff-of = { $item }, { $field }
den-diff-more = { $item }: not in the built-in box
den-diff-less = { $item }: only in the built-in box
den-diff-rest = { $n ->
    [one] and one more difference
   *[other] and { $n } more differences
}
den-diff-absent = nothing
den-diff-yes = yes
den-diff-no = no

# What several games have in common.
box-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
box-sheep = { $n } sheep
box-unknown = Unknown card { $id }
box-id = Name
box-seats = Players

# Wolf & Hound.
wh-box-numbers = Number cards and sheep
wh-box-animals = Animal cards
wh-box-black = Black { $n }
wh-box-white = White { $n }
wh-box-meat = Black { $n } with meat
wh-box-bone = White { $n } with a bone
wh-box-sheep-4 = Seat { $n }, four players
wh-box-sheep-3 = Seat { $n }, three players
wh-box-sheep-2 = Seat { $n }, two players
wh-box-sheep-more = More on each pasture with two wolf cards
wh-box-colour = Animal
wh-box-move = Move
wh-box-target = Target
wh-box-back-colour = Back: animal
wh-box-back-move = Back: move
wh-box-back-target = Back: target
wh-box-plain = the number
wh-box-plus = +1
wh-box-minus = −1
wh-box-half = half
wh-box-back-half = half, backwards
wh-box-triple = ×3
wh-box-reverse = backwards
wh-box-none = does not move
wh-box-self = active player
wh-box-left = player on the left
wh-box-opposite = partner opposite
wh-box-right = player on the right

# Lone Wolves.
lw-box-tokens = Tokens
lw-box-scars = Scars
lw-box-cards = Cards
lw-box-boards = Boards
lw-box-token = Honor token { $m }, side { $n }
lw-box-moon = Moon
lw-box-blood-moon = Blood moon
lw-box-copies = Copies of each scar
lw-box-young = Values that Young blood counts
lw-box-values = Values of each suit
lw-box-hand = Cards per player
lw-box-full = Wolves a territory can take
lw-box-order = Territory { $n } from the left
lw-box-dark = Face-down scars: { $of }
lw-box-slots = Slots per side: { $of }
lw-box-border = Slots on border { $n }

# Wolfwalkers.
ww-box-stories = Stories
ww-box-goals = Goals
ww-box-specials = Special cards
ww-box-opportunities = Opportunity cards
ww-box-other = The rest of the box
ww-box-story = Story { $n } “{ $title }”
ww-box-goal = Goal { $n } “{ $title }”
ww-box-special = Special card “{ $title }”
ww-box-opportunity = Opportunity “{ $title }”
ww-box-title = Title
ww-box-symbols = Symbols
ww-box-symbol = Symbol
ww-box-back = Goal on the back
ww-box-kind = Kind
ww-box-points = Points
ww-box-shape = Pattern
ww-box-arrows = Row and column only
ww-box-side = Side { $n } of the scale
ww-box-sides = Sides of the scale
ww-box-more = More of
ww-box-fewer = Fewer of
ww-box-pattern = Pattern
ww-box-arrow = Arrows
ww-box-crossed = Crossed arrows
ww-box-pair = Pair
ww-box-balance = Balance
ww-box-imbalance = Imbalance
ww-box-category = Category
ww-box-when = When
ww-box-text = Text
ww-box-effect = Effect
ww-box-cards = Cards
ww-box-turns = Turns
ww-box-free = Free goals
ww-box-cost = Cost of each further one
ww-box-most = At most
ww-box-seats = Players at least
ww-box-copies = Copies
ww-box-totals = Player aid: stories with each symbol
ww-box-swaps = Swap cards
ww-box-rank = Solo rank { $n }
ww-box-from = From points
ww-box-never = no effect
ww-box-setup = at the start
ww-box-play = in play
ww-box-end = at the end
ww-effect-no-change = no change
ww-effect-diagonal = place diagonally
ww-effect-goals-apart = goals not side by side
ww-effect-prologue = stories first
ww-effect-market = another market
ww-effect-restless = ends of the market flip
ww-effect-head-start = start with a story
ww-effect-still-warm = last slot closed
ww-effect-legend = a goal for everyone
ww-effect-goal-cost = goals cost points
ww-effect-heart = the centre scores
ww-effect-corners = corners score
ww-effect-most = the most of a symbol scores
ww-effect-unbroken = lines of stories score
ww-effect-bottom = bottom of the stack
ww-effect-top = top of the stack
ww-effect-leap = top of the stack, as a goal
ww-effect-other-side = a market card, flipped
ww-effect-flush = market cards go under the stack
ww-effect-second-chance = your card goes under the stack
ww-effect-last-chance = one more card at the end
ww-effect-trade = two cards swap places
ww-effect-wander = a card is placed elsewhere
ww-effect-turn-over = a card is flipped
ww-effect-extra = two cards this turn
ww-effect-hands-off = a slot is closed
ww-effect-look = look at goals
ww-effect-whirl = ends of the market flip now
ww-effect-barter = swap stories with a player
ww-effect-gap = place in a gap
ww-effect-patience = end the turn
ww-effect-favourite = a goal scores more
ww-effect-add-symbol = one more symbol
ww-effect-count = immediate points

# The Wolves.
tw-box-boards = Player boards and tiles
tw-box-dates = Calendar, prey and scoring tokens
tw-box-map = Map
tw-box-tiles-n = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
tw-box-second-spread = Second den, pack spread
tw-box-fourth-spread = Fourth den, pack spread
tw-box-spread = Pack spread, place { $n }
tw-box-second-speed = Second den, speed
tw-box-fourth-speed = Fourth den, speed
tw-box-speed = Speed, place { $n }
tw-box-second-howl = Second den, howl range
tw-box-fourth-howl = Fourth den, howl range
tw-box-howl = Howl range, place { $n }
tw-box-lair-token = Token for a lair
tw-box-prey-token = Token for prey
tw-box-den-points = Den track, place { $n }
tw-box-lair-points = Lair track, place { $n }
tw-box-prey-points = Prey track, place { $n }
tw-box-wolf-points = Wolf track, place { $n }
tw-box-tile = Terrain tile { $n }
tw-box-moon-crescent = Crescent moon, number { $n }
tw-box-moon-half = Half moon, number { $n }
tw-box-moon-full = Full moon, number { $n }
tw-box-date = Date of the { $of }
tw-box-stack = Prey tokens in a stack
tw-box-second-player = Action tokens for the second player
tw-box-at = Direction { $n }
tw-box-scoring = Scoring tokens
tw-box-pieces = Pieces
tw-box-region = Region tile { $n }
tw-box-patch = Patch, hex { $m }, coordinate { $n }
tw-box-lone = Lone wolf { $m }, coordinate { $n }
tw-box-prey-at = Prey, coordinate { $n }
tw-box-chasm = Chasm hex { $m }, coordinate { $n }
tw-box-north = North hex { $m }, coordinate { $n }
tw-box-south = South hex { $m }, coordinate { $n }
tw-box-north-terrain = Terrain in the north
tw-box-south-terrain = Terrain in the south
tw-box-slot = Tile { $m }, coordinate { $n }
tw-box-turned = Tile { $n } is turned
tw-box-crescent-half = crescent and half moon
tw-box-crescent-full = crescent and full moon
tw-box-half-full = half and full moon
mark-rulebook = rulebook
mark-adaptation = adaptation
mark-reconstructed = reconstructed
mark-box = from my box

# The proof sheet.
proof-about = By { $author } · version { $version } · { $hash }
proof-about-nobody = Version { $version } · { $hash }
proof-help = Compare each figure with your box and tick it off. Figures that differ from the built-in box are bold.
proof-value = { $value }
den-no-pack = The content pack of this table is missing.

# The editor of a box, and where a box is chosen.
box-yours = Your box
box-lead = Enter what is printed in your box and play exactly that: against bots, pass and play, or online.
box-which = Box
box-built-in = built-in
box-differences = { $n ->
    [one] One difference from the built-in box
   *[other] { $n } differences from the built-in box
}
box-of-table = Own box: { $name }
box-of-table-by = Own box: { $name }, by { $author }
box-edit-my = { $game } (mine)
box-edit-name = Name of the pack
box-edit-author = Your name
box-edit-progress = { $done } of { $all } entered
box-edit-good = The figures fit the rules.
box-edit-same = It plays exactly like the built-in box.
box-edit-sections = Parts of the box
box-edit-items = Cards and boards
box-edit-add = Add
box-edit-remove = Remove
box-edit-done = Matches my box
box-edit-mark = { $what }: { $mark }
box-edit-take-out = Remove { $what }
box-edit-put-in = Add { $what }
box-edit-less = { $what }: one less
box-edit-more = { $what }: one more
box-edit-row-more = + row
box-edit-row-less = − row
box-edit-column-more = + column
box-edit-column-less = − column
box-edit-undo = Undo
box-edit-redo = Redo
box-edit-start-over = Start over
box-edit-open = Open a file
box-edit-open-this = Open
box-edit-delete = Delete
box-edit-save = Save
box-edit-saved = Saved as a file and in this browser.
box-edit-share = Share
box-edit-link = Link to this box
box-edit-bad-link = The link is incomplete or damaged. Ask for it again, or for the file.
box-edit-proof = Proof sheet
box-edit-play = Play with it
box-edit-others = Boxes in this browser ({ $n })

# Figures that a box may have.
wh-box-text = Printed text
lw-box-light = Face-up scars: { $of }
lw-box-borders = Other borders
lw-box-between = Border { $m }, territory { $n }
lw-box-between-slots = Slots on the other border { $n }
lw-box-second = The second player’s side differs
lw-box-second-slots = Second player’s slots: { $of }
lw-box-second-border = Second player’s slots on border { $n }
lw-box-second-borders = Other borders of the second player’s side
ww-box-before = before the card is taken
ww-box-after = after the card is placed
ww-box-any = at any time of the turn
ww-box-you = yourself
ww-box-next = the next player
ww-box-who = Whose display
ww-box-effects = More effects
ww-box-effect-n = Effect { $n }
ww-effect-dig = bottom of the stack, as a goal
ww-effect-clear = market cards are removed
ww-effect-flip = market cards flip
ww-effect-points = points
tw-box-attributes = This side has its own attributes
box-edit-entries = { $n ->
    [one] one entry
   *[other] { $n } entries
}
ww-box-example = { $points ->
    [one] An example: this goal scores one point here.
   *[other] An example: this goal scores { $points } points here.
}
