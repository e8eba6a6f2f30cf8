#!/bin/bash
# The figures of campaigns on this machine. Usage: run.sh BENCHMARKS_JAR DIRECTORY; nothing else should run.
set -eu
jar=$(realpath "$1"); out=$2; here=$(dirname "$(realpath "$0")")
mkdir -p "$out"
java -jar "$jar" run -np 2 --launches 400 --budget "${BUDGET:-150s}" --msizes 8,1Ki,64Ki --nrep 1000 'Example01*' --results "$out/launches" --seed 1 >"$out/launches.txt" 2>"$out/launches.log"
java -jar "$jar" run -np 2 --launches 20 --budget "${BUDGET_SINGLE:-60s}" --msizes 8,1Ki,64Ki --nrep 10000 'Example01*' --results "$out/singles" --seed 2 >"$out/singles.txt" 2>"$out/singles.log"
java -cp "$jar" "$here/Power.java" "$out/launches" 10
java -cp "$jar" "$here/Spread.java" "$out/launches" "$out/singles" 10
# What the driver adds between the end of one launch and the start of the next, in milliseconds.
python3 - "$out/launches/journal.jsonl" <<'P'
import datetime, json, statistics, sys
last, gaps = None, []
for line in open(sys.argv[1]):
    e = json.loads(line)
    at = datetime.datetime.fromisoformat(e["at"].replace("Z", "")[:26])
    if e["event"] == "started" and last: gaps.append((at - last).total_seconds() * 1000)
    if e["event"] in ("finished", "failed"): last = at
print("driver, from 'finished' to 'started': median %.1f ms, max %.1f ms, n %d" % (statistics.median(gaps), max(gaps), len(gaps)))
P
