package org.tutti.analysis;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.tutti.analysis.state.MachineStates;
import org.tutti.analysis.state.MachineStates.PairLevels;
import org.tutti.analysis.state.RankPair;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.MachineState;
import org.tutti.records.launch.RankPlacement;

/** Names the processors, and the hosts, that are far from each other in a part of the launches. */
final class FarProcessors {
  private FarProcessors() {}

  /** One warning for each pair of ranks. */
  static List<MergedWarning> of(List<LaunchAnalysis> launches, MachineStates states) {
    return states.pairs().stream().map(pair -> warning(pair, launches)).toList();
  }

  private static MergedWarning warning(PairLevels pair, List<LaunchAnalysis> launches) {
    MachineStates alone = new MachineStates(List.of(pair));
    Map<MachineState, Integer> counts = new EnumMap<>(MachineState.class);
    for (LaunchAnalysis launch : launches) {
      List<MachineProbe> probes = new ArrayList<>();
      launch.cells().stream()
          .flatMap(cell -> cell.reduced().stream())
          .forEach(cell -> probes.addAll(cell.figures().machine().probes()));
      counts.merge(alone.of(probes), 1, Integer::sum);
    }
    int far = counts.getOrDefault(MachineState.FAR, 0);
    int changed = counts.getOrDefault(MachineState.CHANGED, 0);
    return new MergedWarning(
        FindingProblem.PROCESSORS_FAR,
        String.format(
            Locale.ROOT,
            "the machine has two states: %s are far from each other %s:"
                + " a %s takes %.0f ns there and back, %.0f ns where they are near",
            pair.pair().isByMessage()
                ? hosts(pair.pair(), launches)
                : processors(pair.pair(), launches.get(0).header().ranks()),
            share(far, changed, launches.size()),
            pair.pair().isByMessage() ? "message" : "cache line",
            pair.roundTrips().high(),
            pair.roundTrips().low()),
        List.of(),
        far + changed);
  }

  private static String share(int far, int changed, int launches) {
    String of = " of " + Counted.of(launches, "launch");
    if (far == 0) {
      return "for a part of " + changed + of;
    }
    return "in " + far + of + (changed == 0 ? "" : ", and for a part of " + changed + " more");
  }

  /** The processors of the ranks where each is bound to one, else the ranks. */
  private static String processors(RankPair pair, List<RankPlacement> ranks) {
    Optional<String> one = processor(ranks, pair.rank());
    Optional<String> other = processor(ranks, pair.partner());
    return one.isPresent() && other.isPresent()
        ? "processors " + one.get() + " and " + other.get()
        : "the processors of ranks " + pair.rank() + " and " + pair.partner();
  }

  /** The hosts of the ranks if they are the same in all launches, else the ranks. */
  private static String hosts(RankPair pair, List<LaunchAnalysis> launches) {
    List<String> names =
        launches.stream()
            .map(launch -> launch.header().ranks())
            .map(ranks -> host(ranks, pair.rank()) + " and " + host(ranks, pair.partner()))
            .distinct()
            .toList();
    return names.size() == 1
        ? "hosts " + names.get(0)
        : "the hosts of ranks " + pair.rank() + " and " + pair.partner();
  }

  private static String host(List<RankPlacement> ranks, int rank) {
    return ranks.stream()
        .filter(placement -> placement.rank() == rank)
        .map(RankPlacement::host)
        .findFirst()
        .orElse("of rank " + rank);
  }

  /** The only one that a rank may run on; empty if it may run on others or that is unknown. */
  private static Optional<String> processor(List<RankPlacement> ranks, int rank) {
    return ranks.stream()
        .filter(placement -> placement.rank() == rank)
        .filter(placement -> placement.processors().cardinality() == 1)
        .map(RankPlacement::cpus)
        .findFirst();
  }
}
