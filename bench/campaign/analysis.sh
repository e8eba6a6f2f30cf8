#!/bin/bash
# Time and memory of the analysis of 100 launches x 100 cells x 10^4 observations. Usage: analysis.sh DIRECTORY (2 GB)
set -eu
. "$(dirname "$0")/common.sh"
[ -d "$1" ] || java -Xmx2g -cp "$jar" "$here/GenerateCampaign.java" "$1" 100 100 10000
for _ in 1 2 3; do
  /usr/bin/time -f '%e s elapsed, %U s user, %S s system, %M KiB' java ${JAVA_OPTIONS:-} -jar "$jar" report "$1" >"$1.txt"
done
