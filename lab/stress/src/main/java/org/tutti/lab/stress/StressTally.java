package org.tutti.lab.stress;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a stress test did with one operation. */
final class StressTally {
  private static final double MEBI = 1L << 20;

  private final String name;
  private long calls;
  private long bytes;
  private long wrong;
  private long missing;

  StressTally(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  /** Counts a call, and the bytes that were compared on this rank. */
  void count(long compared) {
    calls++;
    bytes += compared;
  }

  void countWrong() {
    wrong++;
  }

  /** Counts a call that the library does not have, perhaps with this reduction only. */
  void countMissing() {
    missing++;
  }

  /** A table of all operations. */
  static List<String> lines(List<StressTally> tallies) {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(Locale.ROOT, "%-31s %10s %16s %8s", "", "calls", "MiB compared", "wrong"));
    for (StressTally tally : tallies) {
      lines.add(
          tally.calls == 0 && tally.missing > 0
              ? String.format(Locale.ROOT, "%-31s not in this library", tally.name)
              : String.format(
                  Locale.ROOT,
                  "%-31s %10d %16.1f %8d",
                  tally.name,
                  tally.calls,
                  tally.bytes / MEBI,
                  tally.wrong));
    }
    lines.add("");
    lines.add("MiB compared: by rank 0.");
    return lines;
  }
}
