#!/bin/bash
# Errors of all methods against the truth of the simulation.
# usage: simulated-accuracy.sh SEEDS RESULTS.csv [SIZE...]      (after mvn package)
# EXCHANGES=5 makes bursts of 5 instead of 20, and gives the others as many messages fewer.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/classpath.sh"
seeds=$1
results=$2
shift 2
exchanges=${EXCHANGES:-20}
sizes=("${@:-2 16 128 1024}")
compile SimulatedAccuracy
run() { "$java" -cp "$classes:$classpath" SimulatedAccuracy "$@" >>"$results"; }
for network in quiet noisy asymmetric; do
  for size in ${sizes[*]}; do
    depth=$(awk -v p="$size" 'BEGIN { d = 0; while (2 ^ d < p) d++; print d }')
    spread=$((2000 / depth))ms
    # Messages per pair that make as many per rank, on average, as the joint method's 50 bursts, each with one that wakes the partner up.
    messages=$((50 * (exchanges + 1)))
    budget=$((size == 2 ? messages : messages * (depth + 1) / 2))
    run "$network" "$size" 1 "$seeds" skampi SKAMPI 0
    run "$network" "$size" 1 "$seeds" netgauge NETGAUGE 0
    for method in HCA HCA2 HCA3; do
      run "$network" "$size" 1 "$seeds" $method-equal-messages $method 0 \
        fit-points=$(((budget - 40) / 20)) exchanges=20 round-trips=10 offset-exchanges=20
      run "$network" "$size" 1 "$seeds" $method-equal-time $method 0 \
        fit-points=300 exchanges=10 fit-spread=$spread
    done
    run "$network" "$size" 1 "$seeds" JK-equal-messages JK 0 \
      fit-points=$(((budget - 20) / 10)) exchanges=10 round-trips=10
    run "$network" "$size" 1 "$seeds" JK-equal-time JK 0 fit-points=300 exchanges=10 fit-spread=2s
    run "$network" "$size" 1 "$seeds" joint JOINT 21 burst-warmup=1 burst-exchanges=$exchanges
  done
done
