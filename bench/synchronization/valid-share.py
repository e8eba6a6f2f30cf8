#!/usr/bin/env python3
"""Share of valid observations, from the result file of a launch; or a summary of such lines.

usage: valid-share.py LIBRARY SCHEME LAUNCH.jsonl
       valid-share.py --summary RESULTS.csv
"""
import collections
import json
import statistics
import sys

STARTED_LATE, WINDOW_EXCEEDED = 1, 2


def line(library, scheme, path):
    cells = [r for r in map(json.loads, open(path)) if r["record"] == "cell"]
    for cell in cells:
        flags = cell["flags"]
        valid = [t for t, f in zip(cell["runTimes"], flags) if not f & STARTED_LATE]
        conditions = cell["conditions"]
        windows = conditions["details"]["windowNanos"].split(",")
        print(
            library,
            scheme,
            len(flags),
            round(100 * len(valid) / len(flags), 2),
            round(100 * sum(f & WINDOW_EXCEEDED > 0 for f in flags) / len(flags), 2),
            statistics.median(valid) if valid else "nan",
            conditions.get("startErrorMedianNanos", "nan"),
            conditions.get("startErrorHighNanos", "nan"),
            windows[0],
            windows[-1],
            sep=",",
        )


def summary(path):
    found = collections.defaultdict(list)
    for text in open(path):
        if text.startswith("library,"):
            continue
        library, scheme, *figures = text.strip().split(",")
        found[library, scheme].append([float(figure) for figure in figures])
    print("library   scheme      launches  valid %: median [least, greatest]  run-time ns  start error ns: median, 0.95")
    for (library, scheme), rows in sorted(found.items()):
        valid = [row[1] for row in rows]
        middle = [statistics.median(column) for column in zip(*rows)]
        print(
            f"{library:9} {scheme:10} {len(rows):9} {statistics.median(valid):10.1f} [{min(valid):.1f}, {max(valid):.1f}]"
            f" {middle[3]:20.0f} {middle[4]:12.0f} {middle[5]:6.0f}"
        )


if sys.argv[1] == "--summary":
    summary(sys.argv[2])
else:
    line(*sys.argv[1:])
