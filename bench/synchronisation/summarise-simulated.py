#!/usr/bin/env python3
"""Medians over seeds of simulated-accuracy.sh's lines: error, bound and coverage at 0, 1, 5, 10, 20 s."""
import statistics
import sys

groups = {}
for line in open(sys.argv[1]):
    fields = line.strip().split(",")
    if len(fields) == 24:
        groups.setdefault(tuple(fields[:3]), []).append([float(field) for field in fields[4:]])
for key, rows in groups.items():
    text = []
    for at in range(5):
        text.append("%.1f, bound %.0f, held %.4f" % (
            statistics.median(row[at] for row in rows),
            statistics.median(row[5 + 2 * at] for row in rows),
            statistics.mean(row[6 + 2 * at] for row in rows)))
    cost = tuple(statistics.median(row[15 + at] for row in rows) for at in range(4))
    print(" ".join(key), "n=%d |" % len(rows), " | ".join(text),
          "| %.0f messages (most %.0f), %.4f s, %.0f rounds" % cost)
