#!/bin/bash
# Campaigns of 10 launches and single launches that take as long, alternately. Usage: spread.sh DIRECTORY TRIALS [LAUNCHER]; called again, it adds trials.
set -eu
. "$(dirname "$0")/common.sh"
out=$1 trials=$2 launcher=${3:-openmpi}
mkdir -p "$out"
one() { # directory, launches, nrep
  tutti run --launcher "$launcher" -np 2 --bind-to core --launches "$2" --nrep "$3" --msizes 8,64Ki --results "$1" 'Example01*' >"$1.txt" 2>"$1.log"
}
begun=$(find "$out" -maxdepth 1 -name 'single-*.txt' | wc -l)
for trial in $(seq $((begun + 1)) $((begun + trials))); do
  one "$out/campaign-$trial" 10 1000
  one "$out/single-$trial" 1 "${NREP_SINGLE:-250000}"
done
judge Spread "$out"
