package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.state.MachineStates;

/**
 * The launches of both sides in which the machine stayed in one of its states; of pairs, those in
 * both of whose launches it did.
 *
 * @param a those of A
 * @param b those of B; in the same blocks, if paired
 */
record LaunchesInStates(List<LaunchFigures> a, List<LaunchFigures> b) {
  /** With fewer of the launches of a side, states say little. */
  private static final double MIN_SHARE = 0.5;

  /**
   * Empty if the machine has one state, as far as its probes show, if most launches of a side have
   * none, or if each pair was measured in one launch and so in one state.
   *
   * @param paired whether launches at the same place of both lists form a pair
   */
  static Optional<LaunchesInStates> of(
      List<LaunchFigures> a, List<LaunchFigures> b, boolean paired) {
    MachineStates states =
        MachineStates.shownBy(
            Stream.concat(a.stream(), b.stream())
                .map(launch -> launch.machine().probes())
                .toList());
    if (!states.areFound() || (paired && areOfOneLaunch(a, b))) {
      return Optional.empty();
    }
    List<LaunchFigures> ofA = a.stream().map(launch -> launch.among(states)).toList();
    List<LaunchFigures> ofB = b.stream().map(launch -> launch.among(states)).toList();
    LaunchesInStates steady =
        paired ? steadyPairs(ofA, ofB) : new LaunchesInStates(steady(ofA), steady(ofB));
    return Optional.of(steady)
        .filter(any -> any.a.size() >= MIN_SHARE * a.size())
        .filter(any -> any.b.size() >= MIN_SHARE * b.size());
  }

  private static boolean areOfOneLaunch(List<LaunchFigures> a, List<LaunchFigures> b) {
    return IntStream.range(0, a.size())
        .allMatch(i -> a.get(i).launch().number() == b.get(i).launch().number());
  }

  private static LaunchesInStates steadyPairs(List<LaunchFigures> a, List<LaunchFigures> b) {
    List<LaunchFigures> ofA = new ArrayList<>();
    List<LaunchFigures> ofB = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      if (isSteady(a.get(i)) && isSteady(b.get(i))) {
        ofA.add(a.get(i));
        ofB.add(b.get(i));
      }
    }
    return new LaunchesInStates(ofA, ofB);
  }

  private static List<LaunchFigures> steady(List<LaunchFigures> launches) {
    return launches.stream().filter(LaunchesInStates::isSteady).toList();
  }

  private static boolean isSteady(LaunchFigures launch) {
    return launch.machine().state().isSteady();
  }

  Strata strata() {
    return Strata.of(a, b);
  }
}
