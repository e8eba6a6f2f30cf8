#!/bin/bash
# Errors of all methods on this host against the truth: interleaved launches, both libraries.
# usage: real-accuracy.sh LAUNCHES RESULTS.csv     (after mvn package)
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/classpath.sh"
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
launches=$1
results=$2
regression=fit-points=300,exchanges=50
methods=(
  "skampi;BARRIER_SKAMPI;0" "netgauge;BARRIER_NETGAUGE;0"
  "hca;BARRIER_HCA:$regression;0" "hca2;BARRIER_HCA2:$regression;0" "hca3;BARRIER_HCA3:$regression;0"
  "jk;BARRIER_JK:fit-points=1500,exchanges=10;0" "joint;BARRIER_JOINT;0" "joint-refreshed;BARRIER_JOINT;6"
)
program=("$java" $native -XX:+UseSerialGC -Xmx128m -cp "$classes:$classpath" RealAccuracy)
compile RealAccuracy
for ((launch = 1; launch <= launches; launch++)); do
  mpirun -np 2 --bind-to core "${program[@]}" openmpi "${methods[@]}" >>"$results"
  mpiexec.mpich -n 2 -bind-to core "${program[@]}" mpich "${methods[@]}" >>"$results"
  mpirun -np 4 --oversubscribe --bind-to none "${program[@]}" openmpi "${methods[@]}" >>"$results"
  mpiexec.mpich -n 4 "${program[@]}" mpich "${methods[@]}" >>"$results"
done
