#!/usr/bin/env python3
"""Median and range over launches of real-accuracy.sh's lines: errors and bounds in ns at 0, 1, 5, 10, 20 s."""
import statistics
import sys

groups = {}
for line in open(sys.argv[1]):
    fields = line.strip().split(",")
    if len(fields) == 20:
        groups.setdefault(tuple(fields[:3]), []).append(fields[3:])
for key, rows in sorted(groups.items()):
    text = []
    for at in range(5):
        errors = [float(row[at]) for row in rows]
        bounds = [float(row[5 + 2 * at]) for row in rows]
        held = sum(row[6 + 2 * at] == "true" for row in rows)
        text.append("%.0f (%.0f..%.0f) bound %.0f held %d/%d" % (
            statistics.median(errors), min(errors), max(errors), statistics.median(bounds), held, len(rows)))
    print(" ".join(key), "|", " | ".join(text), "| %.4f s, %.0f messages" % (
        statistics.median(float(row[15]) for row in rows), statistics.median(float(row[16]) for row in rows)))
