# Guided first games.
learn-lw-1 = Two lone wolves fight over five territories. Each card you play does two things: it fights for the trick, and it stays on a territory as strength.
learn-lw-2 = Your hand lies at the bottom. The number on each round gold token is the honor that the stronger side wins at the end.
learn-lw-3 = Now play: click a card of your hand, then a territory. If a suit was led you must follow it if you can, but you may lay the card on any territory.
learn-lw-4 = In a suit 7 beats 6 and so on down, but a 2 beats a 7. The winner's card stays face up. The loser's card turns into a lone wolf of strength 1.
learn-lw-5 = Losing has its good side: the loser takes a scar from where the losing card lies. Play on until you lose a trick, then take a scar.
learn-lw-6 = Place the scar on your side. Hover over it or read the prompt to see what it does.
learn-lw-7 = Red scars add strength, gold ones pay honor at the end, violet ones act at once.
learn-lw-8 = When a territory has lost its last scar the moon rises there, and its suit is trump from the next trick. Play another card.
learn-lw-9 = Click something that is not allowed, and the table says why, with the rule.
learn-lw-10 = Open the score sheet beside the table: it shows what would count now.
learn-lw-11 = That is all. Play the thirteen tricks to the end, and howl.
