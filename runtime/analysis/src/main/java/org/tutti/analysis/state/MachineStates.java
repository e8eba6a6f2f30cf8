package org.tutti.analysis.state;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.MachineState;
import org.tutti.stats.shape.TwoLevels;

/**
 * The states that the probes of some launches show: for each two ranks of a host, whether a cache
 * line takes twice as long between their processors at some times as at others, and for each two
 * hosts, whether a message does.
 *
 * @param pairs the ranks for which that is so; empty if the machine has one state
 */
public record MachineStates(List<PairLevels> pairs) {
  /** The machine has one state, or it is not known to have more. */
  public static final MachineStates ONE = new MachineStates(List.of());

  /** So many times as long a line takes to a processor that shares no cache, at least. */
  private static final double APART = 2;

  /**
   * Two ranks whose processors, or hosts, are sometimes near each other and sometimes far.
   *
   * @param pair the ranks
   * @param roundTrips both levels of the time from the first to the second and back, in nanoseconds
   */
  public record PairLevels(RankPair pair, TwoLevels roundTrips) {}

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
    return new MachineStates(
        RankPair.roundTrips(made.stream()).entrySet().stream()
            .flatMap(
                pair ->
                    TwoLevels.of(pair.getValue(), APART)
                        .map(levels -> new PairLevels(pair.getKey(), levels))
                        .stream())
            .toList());
  }

  /** Those of the processors of each host, whatever hosts are to each other. */
  public MachineStates withinHosts() {
    return new MachineStates(pairs.stream().filter(pair -> !pair.pair().isByMessage()).toList());
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
      pair.pair()
          .in(probe)
          .map(RankPair::nanos)
          .ifPresent(nanos -> far[pair.roundTrips().isHigh(nanos) ? 1 : 0] = true);
    }
    return far[0] && far[1]
        ? MachineState.CHANGED
        : far[1] ? MachineState.FAR : far[0] ? MachineState.NEAR : MachineState.UNKNOWN;
  }
}
