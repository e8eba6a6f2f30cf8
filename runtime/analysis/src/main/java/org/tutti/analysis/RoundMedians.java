package org.tutti.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellSettings;
import org.tutti.stats.sample.OrderedSample;

/** The median of each round of a cell that was measured alternately with others. */
final class RoundMedians {
  private RoundMedians() {}

  /**
   * The medians in the order of the rounds, in the unit of the run-times; empty if the cell was
   * measured all at once, or if a rule could end it, so that the length of its rounds was not known
   * in advance.
   *
   * @param runTimes of the valid observations, in order
   */
  static List<Double> of(CellSettings settings, double[] runTimes) {
    CellCounts counts = settings.counts();
    if (counts.rounds() == 1 || counts.stopsEarly()) {
      return List.of();
    }
    int portion = (counts.repetitions() + counts.rounds() - 1) / counts.rounds();
    List<Double> medians = new ArrayList<>();
    for (int from = 0; from < runTimes.length; from += portion) {
      int end = Math.min(runTimes.length, from + portion);
      medians.add(OrderedSample.of("round", Arrays.copyOfRange(runTimes, from, end)).median());
    }
    return medians;
  }
}
