package org.tutti.lab.map.network;

import java.util.Comparator;
import java.util.List;

/**
 * Suspects that launches of their own confirm. A first search lets many pass, since what chance
 * makes is cleared by the second: named is only what exceeds the limit in the new launches alone,
 * at a level divided among the candidates, and what is significant in all launches together among
 * all that was tested. The tests know how launches differ from all parts together; since single
 * launches of a part may be disturbed, its own must agree: that their mean is above 1 is
 * significant in the new launches at the level of the candidates, or in all launches at that of all
 * tests, which allows for the choice that the first ones made.
 */
public final class ConfirmedSuspects {
  /** How many false candidates the first search may make, where nothing is slow. */
  private static final double FALSE_CANDIDATES = 10;

  private static final int MAX_CANDIDATES = 30;

  private ConfirmedSuspects() {}

  /**
   * What should be measured again, most significant first, at most 30.
   *
   * @param limit least slowdown that matters, such as 1.05
   */
  public static List<Suspect> candidates(PairLogs logs, int[] groups, double limit) {
    return SuspectSearch.of(logs, groups, limit, FALSE_CANDIDATES).stream()
        .sorted(Comparator.comparingDouble(Suspect::pValue))
        .limit(MAX_CANDIDATES)
        .toList();
  }

  /**
   * Those of the candidates that are slow, slowest first.
   *
   * @param first the launches in which the candidates were found
   * @param again launches made afterwards; pairs that these left out are NaN
   * @param significance probability of naming anything where nothing is slow, such as 0.01
   */
  public static List<Suspect> of(
      List<Suspect> candidates,
      PairLogs first,
      PairLogs again,
      int[] groups,
      double limit,
      double significance) {
    if (candidates.isEmpty()) {
      return List.of();
    }
    double share = significance / candidates.size();
    List<Suspect> alone =
        SuspectSearch.of(again, groups, limit, Double.MAX_VALUE).stream()
            .filter(suspect -> suspect.pValue() <= share)
            .toList();
    List<Suspect> agreeing =
        alone.stream().filter(suspect -> suspect.ownPValue() <= share).toList();
    return SuspectSearch.of(first.and(again), groups, limit, significance).stream()
        .filter(suspect -> candidates.stream().anyMatch(suspect::isSamePlaceAs))
        .filter(suspect -> alone.stream().anyMatch(suspect::isSamePlaceAs))
        .filter(
            suspect ->
                suspect.ownPValue() <= significance / suspect.tests()
                    || agreeing.stream().anyMatch(suspect::isSamePlaceAs))
        .toList();
  }
}
