package org.tutti.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.tutti.measure.plan.SettingKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.stats.sample.OrderedSample;

/** The median of each round of a cell that took turns with others. */
final class RoundMedians {
  private RoundMedians() {}

  /**
   * In the order of the rounds, in the unit of the run-times; empty where the cell took no turns,
   * or where a rule could end it, so that rounds are of no length known beforehand.
   *
   * @param runTimes of the valid observations, in order
   */
  static List<Double> of(CellSettings settings, double[] runTimes) {
    String rounds = settings.others().get(SettingKey.REPETITIONS_ROUNDS.name());
    if (rounds == null || hasRule(settings)) {
      return List.of();
    }
    int count = Integer.parseInt(rounds);
    int portion = (settings.repetitions() + count - 1) / count;
    List<Double> medians = new ArrayList<>();
    for (int from = 0; from < runTimes.length; from += portion) {
      int end = Math.min(runTimes.length, from + portion);
      medians.add(OrderedSample.of("round", Arrays.copyOfRange(runTimes, from, end)).median());
    }
    return medians;
  }

  private static boolean hasRule(CellSettings settings) {
    return settings.others().keySet().stream()
        .anyMatch(
            name ->
                name.startsWith(SettingKey.REPETITIONS.name())
                    && !name.equals(SettingKey.REPETITIONS_ROUNDS.name()));
  }
}
