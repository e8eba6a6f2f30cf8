package org.tutti.analysis.state;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.RankProbe;
import org.tutti.stats.shape.TwoLevels;

/**
 * The states that the probes of some launches show: for each two ranks of a host, whether a cache
 * line takes twice as long between their processors at some times as at others.
 *
 * @param pairs the ranks for which that is so; empty if the machine has one state
 */
public record MachineStates(List<PairLevels> pairs) {
  /** The machine has one state, or it is not known to have more. */
  public static final MachineStates ONE = new MachineStates(List.of());

  /** So many times as long a line takes to a processor that shares no cache, at least. */
  private static final double APART = 2;

  private static final double PICOS = 1_000;

  public MachineStates {
    pairs = List.copyOf(pairs);
  }

  /**
   * The states of launches, which may be those of several campaigns.
   *
   * @param probes those around each cell; those that cells share count once
   */
  public static MachineStates shownBy(Collection<List<MachineProbe>> probes) {
    Set<MachineProbe> made = new HashSet<>();
    probes.forEach(made::addAll);
    Map<List<Integer>, DoubleStream.Builder> pairs =
        new TreeMap<>(
            Comparator.<List<Integer>>comparingInt(pair -> pair.get(0))
                .thenComparingInt(pair -> pair.get(1)));
    for (MachineProbe probe : made) {
      for (int rank = 0; rank < probe.ranks().size(); rank++) {
        RankProbe found = probe.ranks().get(rank);
        if (found.hasRoundTrip()) {
          pairs
              .computeIfAbsent(List.of(rank, found.partner()), any -> DoubleStream.builder())
              .add(found.roundTripPicos() / PICOS);
        }
      }
    }
    return new MachineStates(
        pairs.entrySet().stream()
            .flatMap(pair -> levels(pair.getKey(), pair.getValue().build().toArray()).stream())
            .toList());
  }

  private static Optional<PairLevels> levels(List<Integer> pair, double[] roundTrips) {
    return TwoLevels.of(roundTrips, APART)
        .map(levels -> new PairLevels(pair.get(0), pair.get(1), levels));
  }

  /** Whether there are two. */
  public boolean areFound() {
    return !pairs.isEmpty();
  }

  /**
   * The state around a cell.
   *
   * @param probes those before and after it
   */
  public MachineState of(List<MachineProbe> probes) {
    List<MachineState> states = pairs.stream().map(pair -> of(pair, probes)).toList();
    return Stream.of(MachineState.CHANGED, MachineState.FAR, MachineState.NEAR)
        .filter(states::contains)
        .findFirst()
        .orElse(MachineState.UNKNOWN);
  }

  private static MachineState of(PairLevels pair, List<MachineProbe> probes) {
    boolean[] far = new boolean[2];
    for (MachineProbe probe : probes) {
      if (pair.rank() < probe.ranks().size()) {
        RankProbe found = probe.ranks().get(pair.rank());
        if (found.hasRoundTrip() && found.partner() == pair.partner()) {
          far[pair.roundTrips().isHigh(found.roundTripPicos() / PICOS) ? 1 : 0] = true;
        }
      }
    }
    return far[0] && far[1]
        ? MachineState.CHANGED
        : far[1] ? MachineState.FAR : far[0] ? MachineState.NEAR : MachineState.UNKNOWN;
  }
}
