#!/usr/bin/env python3
"""Medians over seeds at 0, 1, 5, 10, 20 s: largest error over ranks, largest bound, bound / error, and the share
of launches in which the largest bound held."""
import statistics
import sys

groups = {}
for name in sys.argv[1:]:
    for line in open(name):
        fields = line.strip().split(",")
        if len(fields) == 24:
            groups.setdefault(tuple(fields[:3]), []).append([float(field) for field in fields[4:]])
for key, rows in groups.items():
    text = []
    for at in range(5):
        error = statistics.median(row[at] for row in rows)
        bound = statistics.median(row[5 + 2 * at] for row in rows)
        held = sum(row[at] <= row[5 + 2 * at] + 1 for row in rows)
        text.append("%.1f, bound %.0f = %.0f x, held %.3f" % (error, bound, bound / max(error, 0.1), held / len(rows)))
    cost = tuple(statistics.median(row[15 + at] for row in rows) for at in range(4))
    print(" ".join(key), "n=%d |" % len(rows), " | ".join(text),
          "| %.0f messages (most %.0f), %.4f s, %.0f rounds" % cost)
