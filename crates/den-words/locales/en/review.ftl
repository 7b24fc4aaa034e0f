# The review of a game, in the terminal and on the page.

percent = { $n }%
review-name = Review
review-chances = Chances of winning
review-chances-solo = Chances of a good score
review-known = Decisions are judged by what the player could know, never by the cards that turned out to be there. What hidden cards changed counts as luck.
review-said = { $way ->
    [lost-lost] { $seat ->
        [You] You lost { $skill }% by decisions and { $luck }% by luck.
       *[other] { $seat } lost { $skill }% by decisions and { $luck }% by luck.
    }
    [lost-won] { $seat ->
        [You] You lost { $skill }% by decisions and gained { $luck }% by luck.
       *[other] { $seat } lost { $skill }% by decisions and gained { $luck }% by luck.
    }
    [won-lost] { $seat ->
        [You] You gained { $skill }% by decisions and lost { $luck }% by luck.
       *[other] { $seat } gained { $skill }% by decisions and lost { $luck }% by luck.
    }
    [lost-none] { $seat ->
        [You] You lost { $skill }% by decisions; luck changed nothing.
       *[other] { $seat } lost { $skill }% by decisions; luck changed nothing.
    }
    [won-none] { $seat ->
        [You] You gained { $skill }% by decisions; luck changed nothing.
       *[other] { $seat } gained { $skill }% by decisions; luck changed nothing.
    }
   *[won-won] { $seat ->
        [You] You gained { $skill }% by decisions and { $luck }% by luck.
       *[other] { $seat } gained { $skill }% by decisions and { $luck }% by luck.
    }
}
review-step = step
review-player = player
review-start = start
review-result = result
review-skill = decisions
review-luck = luck
review-accuracy = accuracy
review-choices = choices
review-played = played
review-best = better
review-cost = cost
review-good = good
review-inaccurate = inaccurate
review-bad = bad
review-very-bad = very bad
review-dearest = The most expensive decisions
review-no-mistakes = No decision was clearly worse than the best one.
review-turning = Turning points
review-no-turning = No single step changed much.
review-line = Expected after it: { $moves }
review-step-n = Step { $n }
review-chance = chance
review-forced = only move
review-unjudged = not rated yet
review-unfinished = The game was not played to its end. The last chances take the place of the result.
review-part = { $all ->
    [0] Only the first { $n } steps are reviewed. { $what }
   *[other] Only the first { $n } of { $all } steps are reviewed. { $what }
}
review-stopped = The review was stopped early.
review-failed = The review broke off. Try again with `wolfden review`; if it happens again, please report it with the record.
review-nothing = There is nothing to review: no step has been played.
review-table = Chances as a table
review-working = Reviewing: { $percent }%
review-open = Review the game
review-stop = Stop
review-deeper = Think longer
review-marks = On the board: what was played is red and dashed, what is better is green. Numbers show the line that is expected after it.
review-learn = Learn from your mistakes
review-exercise = Exercise { $n } of { $of }: choose again.
review-judging = Alpha is judging your move…
review-holds = Good move: { $what }
review-costs = { $what } costs { $cost }%: the chance is { $own }% instead of { $best }%.
review-reply = { $name } could answer: { $what }
review-again = Try again
review-next = Next exercise
review-close = Back to the review
review-sure = { $what } lowers your chance of winning by { $cost } points. Are you sure?
review-gains = { $what } scores now: { $gains }.
review-gains-none = { $what } scores nothing now.
review-risk = { $name } could answer: { $what } ({ $points } points for you)
review-place = That means place { $after } instead of { $before }.
review-bot-why = What did { $name } consider?
review-bot-asked = Thinking again…
review-bot-considered = { $name } considered: { $moves }
review-bot-other = Asked again, { $name } prefers: { $what }
review-bot-none = { $name } had nothing to consider here.
review-no-step = There is no step { $n }: the match has { $all }.
review-no-bot = Step { $n } is not a decision of a bot.
