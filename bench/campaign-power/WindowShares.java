package org.tutti.bench.campaignpower;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;
import org.tutti.stats.summary.Moments;

/**
 * In how many comparisons something was found. Those of one window share its launches, so that only
 * windows are independent: the standard error is that of the mean of their shares.
 */
final class WindowShares {
  private final int[] found;
  private final int[] comparisons;

  WindowShares(int windows) {
    found = new int[windows];
    comparisons = new int[windows];
  }

  void add(int window, boolean isFound) {
    comparisons[window]++;
    found[window] += isFound ? 1 : 0;
  }

  /** In per cent, with the number of windows in which it was found at all. */
  String words() {
    double[] shares =
        IntStream.range(0, found.length)
            .mapToDouble(window -> 100.0 * found[window] / comparisons[window])
            .toArray();
    return String.format(
        Locale.ROOT,
        "%.2f %% of %d comparisons%s, in %d of %d windows",
        Arrays.stream(shares).average().orElse(0),
        IntStream.of(comparisons).sum(),
        shares.length < 2
            ? ""
            : String.format(
                Locale.ROOT, " (standard error %.2f)", Moments.of(shares).standardError()),
        Arrays.stream(found).filter(count -> count > 0).count(),
        found.length);
  }
}
