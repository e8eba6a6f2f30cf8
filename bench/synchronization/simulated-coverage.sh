#!/bin/bash
# How often the joint method's bound holds, one launch per seed.
# usage: simulated-coverage.sh SEEDS RESULTS.csv [SIZE...]      (after mvn package)
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/classpath.sh"
seeds=$1
results=$2
shift 2
sizes=("${@:-2 4 16 128}")
compile SimulatedAccuracy
for network in quiet noisy asymmetric; do
  for size in ${sizes[*]}; do
    "$java" -cp "$classes:$classpath" SimulatedAccuracy "$network" "$size" 1 "$seeds" joint JOINT 21 \
      burst-warmup=1 >>"$results"
  done
done
