package org.tutti.lab.map.network;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.tutti.stats.sample.OrderedSample;

/**
 * What the pairs of a group with others take longer than those of others among themselves. Where a
 * group is a good part of all, the additive model gives some of it to the ends that it meets.
 */
final class GroupTimes {
  private final PairLogs logs;
  private final Set<Integer> members;

  GroupTimes(PairLogs logs, List<Integer> members) {
    this.logs = logs;
    this.members = new HashSet<>(members);
  }

  /**
   * The difference of the medians, over all kinds of pairs that have both.
   *
   * @param values logarithms by pair; NaN where unknown
   * @return NaN if no kind of pairs has both
   */
  double difference(double[] values) {
    Map<Integer, List<Double>> within = new TreeMap<>();
    Map<Integer, List<Double>> across = new TreeMap<>();
    for (int pair = 0; pair < values.length; pair++) {
      boolean isFrom = members.contains(logs.from(pair));
      boolean isTo = members.contains(logs.to(pair));
      if (!Double.isNaN(values[pair]) && !(isFrom && isTo)) {
        (isFrom || isTo ? across : within)
            .computeIfAbsent(logs.kind(pair), any -> new ArrayList<>())
            .add(values[pair]);
      }
    }
    double sum = 0;
    double pairs = 0;
    for (Map.Entry<Integer, List<Double>> kind : across.entrySet()) {
      List<Double> others = within.get(kind.getKey());
      if (others != null) {
        int count = kind.getValue().size();
        sum += count * (median(kind.getValue()) - median(others));
        pairs += count;
      }
    }
    return sum / pairs;
  }

  private static double median(List<Double> values) {
    return OrderedSample.of("times", values.stream().mapToDouble(Double::doubleValue).toArray())
        .median();
  }
}
