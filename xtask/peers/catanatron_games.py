"""Random games of Catanatron, in processor time. Prints one JSON object. Usage: catanatron_games.py SECONDS"""
import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

SECONDS = float(sys.argv[1])
found = {}
for players in (2, 3, 4):
    colours = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE][:players]
    random.seed(1)
    start, games, ticks = time.process_time(), 0, 0
    while time.process_time() - start < SECONDS:
        game = Game([RandomPlayer(c) for c in colours], seed=games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        games += 1
    spent = time.process_time() - start
    found[f"catan {players}p"] = {
        "games_per_second": games / spent, "decisions_per_game": ticks / games, "decisions_per_second": ticks / spent}
print(json.dumps(found))
