#!/bin/bash
# False positives and power. Usage: power.sh DIRECTORY [BUDGET [LAUNCHER]]; called again, it adds launches.
set -eu
. "$(dirname "$0")/common.sh"
out=$1
tutti run --launcher "${3:-openmpi}" -np 2 --bind-to core --launches 1000 --budget "${2:-4m}" --nrep "${NREP:-1000}" --seed 1 --results "$out" \
  '*Slowed*' >"$out.txt" 2>"$out.log" || tail -3 "$out.log"
judge Power "$out"
judge Overhead "$out"
