package org.tutti.campaign.pilot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tutti.analysis.state.MachineStates;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.MachineState;
import org.tutti.stats.sample.OrderedSample;

/**
 * The run-times of a cell as if the machine had one state. A figure is reported, and compared, for
 * each state, so what the states differ by is no variance that more launches would have to average.
 */
final class WithinStates {
  private WithinStates() {}

  /**
   * The run-times of the launches in which the machine did not change, each divided by the mean of
   * the launches in its state and multiplied by that of all. How far a launch is from the mean of
   * its state is stretched so that, over n launches in k states, the variance with n - 1 degrees of
   * freedom is that within the states, which have n - k.
   *
   * @param runTimes of each launch, in nanoseconds
   * @param probes of the machine beside them
   * @return the same run-times if the machine has one state, or two launches in none
   */
  static List<double[]> of(List<double[]> runTimes, List<List<MachineProbe>> probes) {
    MachineStates states = MachineStates.shownBy(probes);
    Map<MachineState, List<double[]>> divided = new EnumMap<>(MachineState.class);
    for (int launch = 0; launch < runTimes.size(); launch++) {
      MachineState state = states.of(probes.get(launch));
      if (state.isSteady()) {
        divided.computeIfAbsent(state, any -> new ArrayList<>()).add(runTimes.get(launch));
      }
    }
    divided.values().removeIf(launches -> launches.size() < 2);
    if (divided.isEmpty()) {
      return runTimes;
    }
    int n = divided.values().stream().mapToInt(List::size).sum();
    double all = mean(divided.values().stream().flatMap(List::stream).toList());
    double stretch = Math.sqrt((n - 1.0) / (n - divided.size()));
    List<double[]> within = new ArrayList<>();
    for (List<double[]> launches : divided.values()) {
      double center = mean(launches);
      for (double[] launch : launches) {
        double shift = (mean(List.of(launch)) / center - 1) * (stretch - 1);
        within.add(Arrays.stream(launch).map(time -> all * (time / center + shift)).toArray());
      }
    }
    return within;
  }

  /** Mean of the means of launches. */
  private static double mean(List<double[]> launches) {
    return OrderedSample.of(
            "means",
            launches.stream()
                .mapToDouble(launch -> OrderedSample.of("launch", launch).mean())
                .toArray())
        .mean();
  }
}
