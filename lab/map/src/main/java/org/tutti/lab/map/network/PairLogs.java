package org.tutti.lab.map.network;

import java.util.Arrays;
import java.util.List;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Logarithms of times between pairs of ends, one value per pair and launch.
 *
 * <p>What all pairs of a launch share is no property of a pair, so the median of a launch is taken
 * out of its values.
 */
public final class PairLogs {
  private final int ends;
  private final boolean directed;
  private final int[] from;
  private final int[] to;
  private final int[] kinds;
  private final double[][] values;

  private PairLogs(
      int ends, boolean directed, int[] from, int[] to, int[] kinds, double[][] values) {
    this.ends = ends;
    this.directed = directed;
    this.from = from;
    this.to = to;
    this.kinds = kinds;
    this.values = values;
  }

  /**
   * Takes the logarithms.
   *
   * @param ends number of ends
   * @param directed whether a time is that of the way from the first end to the second; otherwise
   *     the order of two ends means nothing
   * @param from first end of each pair, from 0
   * @param to second end of each pair
   * @param kinds number of each pair's kind, such as 0 for ends within a host: pairs are compared
   *     with those of their kind
   * @param times by launch and pair, positive; NaN where a pair was not measured
   */
  public static PairLogs of(
      int ends, boolean directed, int[] from, int[] to, int[] kinds, double[][] times) {
    Checks.atLeast("ends", ends, 2);
    double[][] logs = new double[times.length][];
    for (int launch = 0; launch < times.length; launch++) {
      double[] row = Arrays.stream(times[launch]).map(Math::log).toArray();
      double[] known = Arrays.stream(row).filter(log -> !Double.isNaN(log)).toArray();
      if (known.length > 0) {
        double median = OrderedSample.of("times", known).median();
        for (int pair = 0; pair < row.length; pair++) {
          row[pair] -= median;
        }
      }
      logs[launch] = row;
    }
    return new PairLogs(ends, directed, from.clone(), to.clone(), kinds.clone(), logs);
  }

  /** The launches of both, which have the same ends and pairs. */
  public PairLogs and(PairLogs other) {
    if (other.ends != ends
        || other.directed != directed
        || !Arrays.equals(other.from, from)
        || !Arrays.equals(other.to, to)) {
      throw new IllegalArgumentException("the pairs differ");
    }
    double[][] all = Arrays.copyOf(values, values.length + other.values.length);
    System.arraycopy(other.values, 0, all, values.length, other.values.length);
    return new PairLogs(ends, directed, from, to, kinds, all);
  }

  /** The same, where some pairs are of a kind of their own. */
  PairLogs withOwnKind(List<Integer> pairs) {
    int[] changed = kinds.clone();
    int free = Arrays.stream(kinds).max().orElse(0) + 1;
    pairs.forEach(pair -> changed[pair] += free);
    return new PairLogs(ends, directed, from, to, changed, values);
  }

  /** Number of ends. */
  public int ends() {
    return ends;
  }

  /** Whether the direction of a pair matters. */
  public boolean isDirected() {
    return directed;
  }

  /** Number of pairs. */
  public int pairs() {
    return from.length;
  }

  /** Number of launches. */
  public int launches() {
    return values.length;
  }

  /** The first end of a pair. */
  public int from(int pair) {
    return from[pair];
  }

  /** The second end of a pair. */
  public int to(int pair) {
    return to[pair];
  }

  int kind(int pair) {
    return kinds[pair];
  }

  double value(int launch, int pair) {
    return values[launch][pair];
  }

  /** The number of launches in which a pair was measured. */
  public int launchesOf(int pair) {
    int count = 0;
    for (double[] row : values) {
      count += Double.isNaN(row[pair]) ? 0 : 1;
    }
    return count;
  }

  /** The mean of each pair over launches; NaN for one that was never measured. */
  double[] means() {
    double[] means = new double[pairs()];
    for (int pair = 0; pair < means.length; pair++) {
      int at = pair;
      means[pair] =
          Arrays.stream(values)
              .mapToDouble(row -> row[at])
              .filter(value -> !Double.isNaN(value))
              .average()
              .orElse(Double.NaN);
    }
    return means;
  }

  double[] launch(int launch) {
    return values[launch];
  }
}
