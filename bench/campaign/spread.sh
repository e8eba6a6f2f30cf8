#!/bin/bash
# Campaigns and single launches that take as long. Usage: spread.sh DIRECTORY TRIALS [LAUNCHER]
# The trials are levels of a factor that changes nothing, so that each block of the design holds one launch of each campaign; a share of
# the single launches follows each block.
set -eu
. "$(dirname "$0")/common.sh"
out=$1 trials=$2 launcher=${3:-openmpi}
blocks=${BLOCKS:-20}
mkdir -p "$out"
one() { # directory, launches, nrep, then more arguments of run
  tutti run --launcher "$launcher" -np 2 --bind-to core --launches "$2" --nrep "$3" --msizes 8,64Ki --results "$1" "${@:4}" 'Example01*' >"$1.txt" 2>>"$1.log"
}
for block in $(seq "$blocks"); do
  one "$out/campaigns" "$block" 1000 --factor "label=$(seq -s, "$trials")"
  for trial in $(seq $(((block - 1) * trials / blocks + 1)) $((block * trials / blocks))); do
    one "$out/single-$trial" 1 "${NREP_SINGLE:-2700000}"
  done
done
judge Spread "$out"
