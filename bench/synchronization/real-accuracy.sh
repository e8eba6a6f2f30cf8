#!/bin/bash
# Errors of all methods on this host against the truth: interleaved launches, both libraries. A minute per launch.
# usage: real-accuracy.sh LAUNCHES RESULTS.csv     (after mvn package)
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/classpath.sh"
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
launches=$1
results=$2
# Synchronized again each second for 11 seconds: the times up to 10 s lie between two bursts.
joint="joint;BARRIER_JOINT;11"
regression=fit-points=300,exchanges=50
others=("skampi;BARRIER_SKAMPI;0" "netgauge;BARRIER_NETGAUGE;0" "hca;BARRIER_HCA:$regression;0"
  "hca2;BARRIER_HCA2:$regression;0" "hca3;BARRIER_HCA3:$regression;0" "jk;BARRIER_JK:fit-points=1500,exchanges=10;0")
program=("$java" $native -XX:+UseSerialGC -Xmx128m -cp "$classes:$classpath" RealAccuracy)
compile RealAccuracy
for ((launch = 1; launch <= launches; launch++)); do
  mpirun -np 2 --bind-to core "${program[@]}" openmpi "$joint" "${others[@]}" >>"$results"
  mpiexec.mpich -n 2 -bind-to core "${program[@]}" mpich "$joint" "${others[@]}" >>"$results"
  mpirun -np 4 --oversubscribe --bind-to none "${program[@]}" openmpi "$joint" >>"$results"
  mpiexec.mpich -n 4 "${program[@]}" mpich "$joint" >>"$results"
done
