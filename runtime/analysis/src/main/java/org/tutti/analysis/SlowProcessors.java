package org.tutti.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.tutti.analysis.disturbance.Reach;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.RankProbe;
import org.tutti.stats.sample.OrderedSample;

/**
 * Names the processors that worked more slowly in some launches than in others, as their frequency
 * decides: the time of a multiplication is the least of several runs, so that what another program
 * or the host takes of the processor does not count.
 */
final class SlowProcessors {
  /** Less is what processors that choose their frequency do all the time. */
  private static final double MIN_RATIO = 1.1;

  private SlowProcessors() {}

  /** One warning for each rank whose processor was slower in a launch than in its fastest one. */
  static List<MergedWarning> of(List<LaunchAnalysis> launches) {
    Map<Integer, List<Double>> picos = new TreeMap<>();
    launches.forEach(launch -> add(launch, picos));
    List<MergedWarning> warnings = new ArrayList<>();
    picos.forEach(
        (rank, times) -> {
          OrderedSample sample =
              OrderedSample.of("times", times.stream().mapToDouble(time -> time).toArray());
          long slow = times.stream().filter(time -> time > MIN_RATIO * sample.min()).count();
          if (slow > 0) {
            warnings.add(warning(rank, sample, slow));
          }
        });
    return warnings;
  }

  /** The median over its probes of each rank of a launch. */
  private static void add(LaunchAnalysis launch, Map<Integer, List<Double>> picos) {
    Map<Integer, List<Long>> ofRanks = new TreeMap<>();
    launch.cells().stream()
        .flatMap(cell -> cell.reduced().stream())
        .flatMap(cell -> cell.figures().machine().probes().stream())
        .distinct()
        .forEach(probe -> add(probe, ofRanks));
    ofRanks.forEach(
        (rank, times) ->
            picos
                .computeIfAbsent(rank, any -> new ArrayList<>())
                .add(
                    OrderedSample.of("times", times.stream().mapToDouble(time -> time).toArray())
                        .median()));
  }

  private static void add(MachineProbe probe, Map<Integer, List<Long>> ofRanks) {
    for (int rank = 0; rank < probe.ranks().size(); rank++) {
      RankProbe one = probe.ranks().get(rank);
      if (one.multiplyPicos() > 0) {
        ofRanks.computeIfAbsent(rank, any -> new ArrayList<>()).add(one.multiplyPicos());
      }
    }
  }

  private static MergedWarning warning(int rank, OrderedSample times, long slow) {
    return new MergedWarning(
        FindingProblem.PROCESSOR_SPEED_CHANGED,
        String.format(
            Locale.ROOT,
            "the processor of rank %d worked at down to %.0f %% of its speed, and more than"
                + " 10 %% slower in %d of %s",
            rank,
            100 * times.min() / times.max(),
            slow,
            Counted.of(times.size(), "launch")),
        List.of(),
        (int) slow,
        Reach.MOSTLY,
        OptionalDouble.of(times.max() / times.min() - 1));
  }
}
