package org.tutti.lab.map;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.analysis.state.MachineStates;
import org.tutti.lab.map.PairTimes.EndPair;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.MachineState;

/**
 * The launches of maps in the one state of the machine that all of them have seen, as the nights of
 * a history are compared: otherwise, those in which processors of a host were far from each other
 * would make pairs slow. The distance between hosts is what a map shows, so that it is no state.
 *
 * @param state the state; empty if all launches are there
 * @param campaigns the launches of each campaign
 */
record MappedLaunches(Optional<MachineState> state, List<List<OneLaunch>> campaigns) {
  /** Histories require as many. */
  private static final int MIN_LAUNCHES = 3;

  /**
   * A launch.
   *
   * @param times medians of its pairs in nanoseconds
   * @param probes of the machine beside them
   */
  record OneLaunch(Map<EndPair, Double> times, List<MachineProbe> probes) {}

  /** All launches if the machine has one state, or if each is seldom in some campaign. */
  static MappedLaunches of(List<List<OneLaunch>> campaigns) {
    MachineStates states =
        MachineStates.shownBy(
                campaigns.stream().flatMap(List::stream).map(OneLaunch::probes).toList())
            .withinHosts();
    return Stream.of(MachineState.NEAR, MachineState.FAR)
        .filter(any -> states.areFound())
        .map(state -> in(state, states, campaigns))
        .filter(found -> found.campaigns.stream().allMatch(MappedLaunches::isEnough))
        .findFirst()
        .orElse(new MappedLaunches(Optional.empty(), campaigns));
  }

  private static MappedLaunches in(
      MachineState state, MachineStates states, List<List<OneLaunch>> campaigns) {
    return new MappedLaunches(
        Optional.of(state),
        campaigns.stream()
            .map(
                launches ->
                    launches.stream()
                        .filter(launch -> states.of(launch.probes()) == state)
                        .toList())
            .toList());
  }

  private static boolean isEnough(List<OneLaunch> launches) {
    return launches.size() >= MIN_LAUNCHES;
  }
}
