#!/bin/bash
# What a longer time base brings to clocks that are not synchronized again: the joint method over 2, 4 and 8 s on this host, where the truth
# is known; interleaved launches, both libraries, 2 ranks bound to cores. 40 s per launch.
# usage: time-base.sh LAUNCHES RESULTS.csv     (after mvn package; summarize-real.py RESULTS.csv)
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/classpath.sh"
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
bases=("joint-2s;BARRIER_JOINT;0" "joint-4s;BARRIER_JOINT:spread=4s,bursts=100;0" "joint-8s;BARRIER_JOINT:spread=8s,bursts=200;0")
program=("$java" $native -XX:+UseSerialGC -Xmx128m -cp "$classes:$classpath" RealAccuracy)
compile RealAccuracy
for ((launch = 1; launch <= $1; launch++)); do
  mpirun -np 2 --bind-to core "${program[@]}" openmpi "${bases[@]}" >>"$2"
  mpiexec.mpich -n 2 -bind-to core "${program[@]}" mpich "${bases[@]}" >>"$2"
done
