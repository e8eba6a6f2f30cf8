package org.tutti.bench.peers;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.tutti.stats.dominance.BrunnerMunzel;
import org.tutti.stats.dominance.Stratum;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.summary.Quartiles;

/**
 * How far the results of a program for a cell lie apart.
 *
 * @param times the results in the order of rounds, in nanoseconds
 */
record TrialSpread(double[] times) {
  /** What a reader of two results would take for a difference. */
  static final double DIFFERENCE = 1.03;

  static TrialSpread of(List<PeerTrial> trials) {
    return new TrialSpread(trials.stream().mapToDouble(PeerTrial::nanoseconds).toArray());
  }

  double least() {
    return Arrays.stream(times).min().orElseThrow();
  }

  /** The results divided by the least of them (hunold2016, figure 12). */
  Quartiles normalized() {
    return Quartiles.of(Arrays.stream(times).map(time -> time / least()).toArray());
  }

  /** Standard deviation, divided by the least result; not a number for a single one. */
  double deviation() {
    return times.length < 2 ? Double.NaN : StandardDeviation.of(times).getAsDouble() / least();
  }

  /** How many pairs of results are further apart than it takes to be noticed. */
  long pairsApart() {
    return Arrays.stream(times)
        .mapToLong(one -> Arrays.stream(times).filter(time -> time > DIFFERENCE * one).count())
        .sum();
  }

  long pairs() {
    return times.length * (times.length - 1L) / 2;
  }

  /**
   * Whether a test at 5 % takes the first half of the rounds for another program than the second.
   */
  boolean halvesDiffer() {
    int half = times.length / 2;
    if (half < 2) {
      return false;
    }
    Stratum halves =
        new Stratum(Arrays.copyOf(times, half), Arrays.copyOfRange(times, half, times.length));
    return BrunnerMunzel.of(List.of(halves)).test(0, Alternative.TWO_SIDED).pValue() < 0.05;
  }
}
