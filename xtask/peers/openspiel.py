"""Random games and ISMCTS iterations of OpenSpiel's card games, in processor time. Prints one JSON object.

Random games are played inside its C++ (uniform random bots, deal included). Usage: openspiel.py SECONDS
"""
import json
import random
import sys
import time

import pyspiel

SECONDS = float(sys.argv[1])
PLAYOUTS = ["euchre", "oh_hell", "spades", "hearts", "crazy_eights"]
SEARCHES = ["euchre"]
SIMULATIONS = 4000


def to_first_decision(game, rng):
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(rng.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
    return state


def decisions_per_game(game, games=60):
    rng, decisions = random.Random(2), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions / games


def games_per_second(game):
    bots = [pyspiel.make_uniform_random_bot(p, 7 + p) for p in range(game.num_players())]
    start, games = time.process_time(), 0
    while time.process_time() - start < SECONDS:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
        games += 1
    return games / (time.process_time() - start)


def simulations_per_second(game):
    state = to_first_decision(game, random.Random(5))
    start, done = time.process_time(), 0
    while done == 0 or time.process_time() - start < SECONDS:
        bot = pyspiel.ISMCTSBot(
            11, pyspiel.RandomRolloutEvaluator(1, 3), 0.7 * max(1, game.max_utility()), SIMULATIONS, -1,
            pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT, False, False)
        bot.step(state)
        done += SIMULATIONS
    return done / (time.process_time() - start)


found = {}
for name in PLAYOUTS:
    game = pyspiel.load_game(name)
    games, decisions = games_per_second(game), decisions_per_game(game)
    found[name] = {"games_per_second": games, "decisions_per_game": decisions, "decisions_per_second": games * decisions}
for name in SEARCHES:
    found[name]["simulations_per_second"] = simulations_per_second(pyspiel.load_game(name))
print(json.dumps(found))
