package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.state.MachineStates;

/**
 * The launches of both sides in which the machine stayed in one of its states. Of pairs, those
 * whose launches were in the same state: what the states differ by cannot be taken from the others
 * where one side was in each of them more often than the other.
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
        paired
            ? pairs(ofA, ofB, LaunchesInStates::areSteady)
            : new LaunchesInStates(steady(ofA), steady(ofB));
    if (steady.a.size() < MIN_SHARE * a.size() || steady.b.size() < MIN_SHARE * b.size()) {
      return Optional.empty();
    }
    LaunchesInStates alike =
        paired ? pairs(steady.a, steady.b, LaunchesInStates::areAlike) : steady;
    return Optional.of(alike.a.isEmpty() ? steady : alike);
  }

  private static boolean areOfOneLaunch(List<LaunchFigures> a, List<LaunchFigures> b) {
    return IntStream.range(0, a.size())
        .allMatch(i -> a.get(i).launch().number() == b.get(i).launch().number());
  }

  private static LaunchesInStates pairs(
      List<LaunchFigures> a,
      List<LaunchFigures> b,
      BiPredicate<LaunchFigures, LaunchFigures> wanted) {
    List<LaunchFigures> ofA = new ArrayList<>();
    List<LaunchFigures> ofB = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      if (wanted.test(a.get(i), b.get(i))) {
        ofA.add(a.get(i));
        ofB.add(b.get(i));
      }
    }
    return new LaunchesInStates(ofA, ofB);
  }

  private static boolean areSteady(LaunchFigures a, LaunchFigures b) {
    return isSteady(a) && isSteady(b);
  }

  private static boolean areAlike(LaunchFigures a, LaunchFigures b) {
    return a.machine().state() == b.machine().state();
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
