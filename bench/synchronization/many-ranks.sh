#!/bin/bash
# Real time that 1,024 and 16,384 simulated ranks take to synchronize; the second needs JDK 21 and 9 GB.
# usage: many-ranks.sh      (after mvn package)
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/classpath.sh"
compile ManyRanks
"$java" -cp "$classes:$classpath" ManyRanks 1024 50 20
"$java" -Xmx9g -cp "$classes:$classpath" ManyRanks 16384 5 5
