package org.tutti.bench.comparisonrates;

import java.util.Locale;
import java.util.function.LongFunction;

/** Writes the shares that were found beside those that were asked for, a line each. */
final class RateTable {
  private static final int FEWEST = 60;

  private final int compared;
  private final int most;
  private final int errors;

  /**
   * Rows of so many cells, in all their campaigns.
   *
   * @param most campaigns of a row
   * @param errors a share misses if it is further off than so many of its standard errors
   */
  RateTable(int compared, int most, int errors) {
    this.compared = compared;
    this.most = most;
    this.errors = errors;
  }

  /** Writes the heading. */
  static void begin() {
    System.out.println("promise,launches,cells,asked,found,error,of,outcome");
  }

  /** How many campaigns of so many cells make a row. */
  int campaigns(int cells) {
    return Math.min(most, Math.max(FEWEST, compared / cells));
  }

  /** How many of some things, such as intervals, are counted. */
  record Count(long counted, long of) {
    static final Count NONE = new Count(0, 0);

    static Count of(boolean counted) {
      return new Count(counted ? 1 : 0, 1);
    }
  }

  /** Writes how often something holds that is to be seldom. */
  void atMost(
      double limit, String promise, String launches, int cells, LongFunction<Count> campaign) {
    write(promise, launches, cells, "at most " + limit, all(promise, launches, cells, campaign));
  }

  /** Writes how often something holds that is to be often. */
  void atLeast(
      double limit, String promise, String launches, int cells, LongFunction<Count> campaign) {
    write(promise, launches, cells, "at least " + limit, all(promise, launches, cells, campaign));
  }

  /** Writes how often something holds of which nothing is asked. */
  void row(String promise, String launches, int cells, LongFunction<Count> campaign) {
    write(promise, launches, cells, "", all(promise, launches, cells, campaign));
  }

  private Count all(String promise, String launches, int cells, LongFunction<Count> campaign) {
    long seeds = 31L * (promise + launches + cells).hashCode() << 32;
    long counted = 0;
    long of = 0;
    for (int number = 0; number < campaigns(cells); number++) {
      Count count = campaign.apply(seeds | number);
      counted += count.counted();
      of += count.of();
    }
    return new Count(counted, of);
  }

  /** Writes what was counted; an empty share if there was nothing to count. */
  void write(String promise, String launches, int cells, String asked, Count count) {
    String row = String.join(",", promise, launches, "" + cells, asked);
    if (count.of() == 0) {
      System.out.println(row + ",,,0,");
      return;
    }
    double share = (double) count.counted() / count.of();
    double error = Math.sqrt(share * (1 - share) / count.of());
    System.out.printf(
        Locale.ROOT,
        "%s,%.4f,%.4f,%d,%s%n",
        row,
        share,
        error,
        count.of(),
        asked.isEmpty() ? "" : isMet(asked, share, errors * error) ? "met" : "missed");
    System.out.flush();
  }

  private static boolean isMet(String asked, double share, double doubt) {
    double limit = Double.parseDouble(asked.substring(asked.lastIndexOf(' ') + 1));
    return asked.startsWith("at most") ? share <= limit + doubt : share >= limit - doubt;
  }
}
