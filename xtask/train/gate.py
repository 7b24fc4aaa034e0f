#!/usr/bin/env python3
"""Plays the net of a game against the hand-made evaluation at equal time per decision.

    gate.py BINARY GAME WEIGHTS [--players 2] [--games 400] [--threads 0] [--seconds 120] [--set WORDS] [--settings SETTINGS ...]

SETTINGS are those of `wolfden arena`, for the side with the net: learned_prior_weight=1/exploration=1. Each of them is measured by itself;
`plain` is none; with learned=0 the hand-made evaluation plays with other settings than its own. The hand-made side gets as many iterations as take the same time, measured in a few games before.
"""

import argparse
import json
import subprocess
import time


def arena(args, bots, games, seed):
    command = [args.binary, "arena", args.game, "--players", str(args.players), "--bots", ",".join(bots), "--games", str(games)]
    command += ["--threads", str(args.threads), "--seed", str(seed), "--weights", args.weights, "--json"]
    if args.set:
        command += ["--set", *args.set.split()]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return report, report["pairs"][0]["bots"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("game")
    parser.add_argument("weights")
    parser.add_argument("--settings", nargs="+", default=["plain"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, required=True, help="of the hand-made side, before it is adjusted")
    parser.add_argument("--games", type=int, default=400, help="at most, for each of the settings")
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=120, help="about as long, for each of the settings")
    parser.add_argument("--set", default="", help="options of the game")
    args = parser.parse_args()
    for settings in args.settings:
        mine = "ismcts" if settings == "plain" else f"ismcts/{settings}"
        who = "hand-made" if "learned=0" in settings else "net"
        tried = 8 * args.players
        start = time.monotonic()
        _, (net, hand) = arena(args, [f"{mine}@{args.iterations}", f"ismcts/learned=0@{args.iterations}"], tried, 90)
        each = (time.monotonic() - start) / tried
        # The hand-made side keeps its iterations; the net's side gets as many as take the same time.
        iterations = max(1, round(args.iterations * hand["mean_ms"] / max(1e-3, net["mean_ms"])))
        games = max(2 * args.players, min(args.games, int(args.seconds / each)))
        report, (net, hand) = arena(args, [f"{mine}@{iterations}", f"ismcts/learned=0@{args.iterations}"], games, 1)
        share = net["share"]
        print(
            f"{args.game} {args.players}p {args.set} {settings}: {who}@{iterations} {net['mean_ms']:.1f} ms v hand-made@{args.iterations} "
            f"{hand['mean_ms']:.1f} ms: {100 * share['mean']:.1f} % of {100 / report['sides']:.1f} ({100 * share['low']:.1f} to {100 * share['high']:.1f}), {report['games']} games, "
            f"{report['seconds']:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
