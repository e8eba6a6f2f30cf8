#!/bin/bash
# Share of valid observations with planned starts, for operations of about a microsecond:
# interleaved launches, both libraries.
# usage: process-synchronization.sh LAUNCHES RESULTS.csv     (after mvn package)
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/classpath.sh"
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
launches=$1
results=$2
directory=$(mktemp -d)
trap 'rm -rf "$classes" "$directory"' EXIT
measure() { # library, scheme, msize, launcher...
  local library=$1 scheme=$2 msize=$3
  shift 3
  rm -rf "$directory/results"
  "$@" "$java" $native -XX:+UseSerialGC -Xmx128m -jar "$classpath" --sync "$scheme" --msizes "$msize" \
    --nrep 5000 --results "$directory/results" '*Example01Allreduce*' >"$directory/out" 2>"$directory/errors" ||
    { cat "$directory/errors"; exit 1; }
  python3 "$here/valid-share.py" "$library" "$scheme" "$directory/results/launches/0001.jsonl" >>"$results"
}
for ((launch = 1; launch <= launches; launch++)); do
  for scheme in WINDOW ROUNDTIME; do
    measure openmpi $scheme 2Ki mpirun -np 2 --bind-to core
    measure mpich $scheme 2Ki mpiexec.mpich -n 2 -bind-to core
  done
done
python3 "$here/valid-share.py" --summary "$results"
