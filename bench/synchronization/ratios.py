#!/usr/bin/env python3
"""Errors of the joint method over those of the best of HCA, HCA2, HCA3 and JK, at 0, 1, 5, 10, 20 s, as Markdown."""
import statistics
import sys

errors = {}
for name in sys.argv[1:]:
    for line in open(name):
        fields = line.strip().split(",")
        if len(fields) == 24:
            case = errors.setdefault((fields[0], int(fields[1])), {})
            case.setdefault(fields[2], []).append([float(field) for field in fields[4:9]])
print("| network, p | SKaMPI | best, equal messages | best, equal time | joint | refreshed | joint / equal messages "
      "| joint / equal time | refreshed / equal messages | refreshed / equal time |")
print("|---|---|---|---|---|---|---|---|---|---|")
for (network, size), methods in errors.items():
    median = {name: [statistics.median(row[at] for row in rows) for at in range(5)] for name, rows in methods.items()}
    best = {budget: [min(median[name][at] for name in median if name.endswith(budget)) for at in range(5)]
            for budget in ("equal-messages", "equal-time")}
    show = lambda values: " / ".join("%.1f" % value if value < 9.95 else "{:,.0f}".format(value) for value in values)
    share = lambda a, b: " / ".join("%.2g" % (x / max(y, 0.01)) for x, y in list(zip(a, b))[1:])
    print("| %s, %d |" % (network, size), " | ".join([
        show(median["skampi"]), show(best["equal-messages"]), show(best["equal-time"]), show(median["joint"]),
        show(median["joint-refreshed"]), share(median["joint"], best["equal-messages"]),
        share(median["joint"], best["equal-time"]), share(median["joint-refreshed"], best["equal-messages"]),
        share(median["joint-refreshed"], best["equal-time"])]), "|")
