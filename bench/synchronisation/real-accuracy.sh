#!/bin/bash
# Errors of all methods on this host against the truth: interleaved launches, both libraries.
# usage: real-accuracy.sh LAUNCHES RESULTS.csv     (after mvn package)
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/classpath.sh"
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
launches=$1
results=$2
methods() { # fit points, exchanges, fit points of JK
  local regression=fit-points=$1,exchanges=$2
  echo "skampi;BARRIER_SKAMPI;0" "netgauge;BARRIER_NETGAUGE;0" \
    "hca;BARRIER_HCA:$regression;0" "hca2;BARRIER_HCA2:$regression;0" \
    "hca3;BARRIER_HCA3:$regression;0" "jk;BARRIER_JK:fit-points=$3,exchanges=10;0" \
    "joint;BARRIER_JOINT;0" "joint-refreshed;BARRIER_JOINT;6"
}
two=($(methods 300 50 1500))
# An exchange between ranks that share a core can take a time slice: fewer of them.
four=($(methods 50 10 50))
program=("$java" $native -XX:+UseSerialGC -Xmx128m -cp "$classes:$classpath" RealAccuracy)
compile RealAccuracy
for ((launch = 1; launch <= launches; launch++)); do
  mpirun -np 2 --bind-to core "${program[@]}" openmpi "${two[@]}" >>"$results"
  mpiexec.mpich -n 2 -bind-to core "${program[@]}" mpich "${two[@]}" >>"$results"
  mpirun -np 4 --oversubscribe --bind-to none "${program[@]}" openmpi "${four[@]}" >>"$results"
  mpiexec.mpich -n 4 "${program[@]}" mpich "${four[@]}" >>"$results"
done
