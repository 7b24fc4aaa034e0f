#!/usr/bin/env bash
# Trains the net of a game, generation after generation: self-play on THREADS cores (all by default), then training on the GPU if there is one.
#
#   xtask/train/run.sh BINARY GAME MINUTES OUTDIR [small]
#
# Generation k plays with the net of generation k-1; the first with the hand-made evaluation, or with the weights in START. OUTDIR gets GAME.net (the newest weights),
# GAME.txt (how they were made) and GAME.log. `small` is a quick run of everything, to test it.
# THREADS, SEED, PYTHON, START, ROWS (where the rows go), PLAY_SECONDS and TRAIN_SECONDS (of a generation), EPOCHS, BATCH and COMMIT (what the binary was built
# from) can be set in the environment.
set -euo pipefail
binary=$1 game=$2 minutes=$3 out=$4 small=${5:-}
here=$(dirname "$0")
threads=${THREADS:-0} seed=${SEED:-1} python=${PYTHON:-python3}
mkdir -p "$out"
rows=$(mktemp -d "${ROWS:-/tmp}/rows-$game-XXXXXX")
trap 'rm -rf "$rows"' EXIT
log=$out/$game.log
: >"$log"

play=()
iterations=100 hidden=32,32 more=()
case $game in
lone-wolves)
    play=(--options board=basic --options board=advanced) iterations=${ITERATIONS:-40} ;;
wolfwalkers)
    play=(--players 2,3,4 --options first-game --options first-game --options full) iterations=12 more=(--tied) ;;
the-wolves)
    play=(--players 2,3,4,5) iterations=3 hidden=32,32 more=(--tied) ;;
*)
    echo "run.sh: $game has no learned evaluation to train" >&2
    exit 2 ;;
esac
# A generation: seconds of self-play, seconds of training.
generation=("${PLAY_SECONDS:-110}" "${TRAIN_SECONDS:-50}")
epochs=${EPOCHS:-5} batch=${BATCH:-1024}
if [ -n "$small" ]; then
    generation=(1000 20) epochs=4 batch=256
    iterations=8
    play+=(--games 60)
fi

started=$SECONDS
deadline=$((SECONDS + minutes * 60))
files=()
k=0
while :; do
    k=$((k + 1))
    file=$rows/$k.bin
    weights=()
    if [ "$k" -gt 1 ]; then weights=(--weights "$out/$game.net"); elif [ -n "${START:-}" ]; then weights=(--weights "$START"); fi
    begun=$SECONDS
    "$binary" selfplay "$game" "${play[@]}" --iterations "$iterations" --seconds "${generation[0]}" --seed $((seed * 1000 + k)) --threads "$threads" "${weights[@]}" \
        --out "$file" 2>&1 | tee -a "$log"
    files+=("$file")
    # The hand-made evaluation's games teach less than the net's own: keep the last six generations.
    if [ "${#files[@]}" -gt 6 ]; then rm -f "${files[0]}"; files=("${files[@]:1}"); fi
    "$python" "$here/train.py" --out "$out/$game.new" --hidden "$hidden" --epochs "$epochs" --batch "$batch" --seconds "${generation[1]}" --seed "$seed" \
        "${more[@]}" "${files[@]}" 2>&1 | tee -a "$log"
    mv "$out/$game.new" "$out/$game.net"
    echo "generation $k: $((SECONDS - begun)) s, $((SECONDS - started)) s in all" | tee -a "$log"
    {
        echo "$game.net: generation $k of \`xtask/train/run.sh\`, seed $seed, $minutes minutes"
        echo "made by: $("$binary" --version), commit ${COMMIT:-$(git -C "$here" rev-parse HEAD)}"
        echo "self-play: ${play[*]} --iterations $iterations, ${generation[0]} s a generation"
        echo "rows of generations $((k - ${#files[@]} + 1)) to $k; training: hidden layers $hidden ${more[*]}, at most $epochs epochs and ${generation[1]} s"
        tail -n 3 "$log"
    } >"$out/$game.txt"
    if [ -n "$small" ] && [ "$k" -ge 2 ]; then break; fi
    if [ -z "$small" ] && [ $((SECONDS + generation[0] + generation[1])) -gt "$deadline" ]; then break; fi
done
