# Headings and notes around the numbered rules.

rules-marks = Marks
rules-unmarked = A rule without a mark is from the printed rulebook.
rules-reconstructed = Values marked [X] are reconstructed: we do not know the printed ones.
rules-mark-a = values that the rulebook shows only in pictures, taken from an existing adaptation
rules-mark-d = follows from the rules by arithmetic or logic
rules-mark-j = our ruling where the rulebook is silent or unclear
rules-mark-x = reconstructed: we do not know the printed value; this one is ours, and you can replace it if you own the box

example-play = Play from here
example-seat = You play seat { $n }; bots have the other seats.
example-here = An example of the rules
example-back = Back to the rules
