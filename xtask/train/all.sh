#!/usr/bin/env bash
# Trains several games at once and then plays each net against the hand-made evaluation, on a machine with many cores and a GPU.
#
#   xtask/train/all.sh BINARY MINUTES GATE_SECONDS OUTDIR GAME...
#
# If OUTDIR/GAME.start exists, the first generation of that game plays with these weights. OUTDIR gets
# GAME.net, GAME.txt, train.log and gate.log.
set -uo pipefail
binary=$1 minutes=$2 seconds=$3 out=$4
shift 4
here=$(dirname "$0")
mkdir -p "$out"
for game in "$@"; do
    start=
    if [ -e "$out/$game.start" ]; then start=$out/$game.start; fi
    START=$start "$here/run.sh" "$binary" "$game" "$minutes" "$out" &
done
wait
for game in "$@"; do cat "$out/$game.log" && rm "$out/$game.log"; done >"$out/train.log"

# The games share the cores.
threads=$(($(nproc) / $#))
gate() {
    local game=$1 part=$2
    shift 2
    timeout $((seconds + 30)) python3 "$here/gate.py" "$binary" "$game" "$out/$game.net" --threads "$threads" --seconds "$part" "$@" 2>&1
}
for game in "$@"; do
    {
        case $game in
        lone-wolves)
            gate "$game" $((seconds / 13)) --iterations 1000 --games 800 \
                --settings plain exploration=0.7 learned_rollout_depth=2/exploration=0.7 learned_rollout_depth=4/exploration=0.8 \
                learned=0/exploration=0.8 learned=0/exploration=0.5 learned=0/prior_weight=1.5 learned=0/prior_weight=5 learned=0/expand_after=2 \
                learned=0/expand_after=8 learned=0/rollout_depth=4 learned=0/rollout_depth=14 learned=0/rollout_greed=0.3 ;;
        wolfwalkers)
            gate "$game" $((seconds / 10)) --iterations 500 --games 600 --settings plain learned_rollout_depth=4 learned_rollout_depth=8 \
                learned=0/exploration=0.8 learned=0/exploration=0.5 learned=0/rollout_depth=8 learned=0/rollout_depth=16 learned=0/prior_weight=2 \
                learned=0/expand_after=8
            gate "$game" $((seconds / 10)) --iterations 500 --games 400 --players 3 --settings plain ;;
        the-wolves)
            gate "$game" $((seconds / 2)) --iterations 48 --games 200
            gate "$game" $((seconds / 2)) --iterations 48 --games 200 --players 4 ;;
        esac
    } >>"$out/gate.log" 2>&1 &
done
wait
cat "$out/gate.log"
