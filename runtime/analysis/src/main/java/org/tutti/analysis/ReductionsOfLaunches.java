package org.tutti.analysis;

import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.Treatment;

/**
 * Whether launches of one treatment reduced the same floating-point numbers to the same bits. The
 * algorithm of the library may combine them in another order in each launch.
 */
final class ReductionsOfLaunches {
  /** The cells of a treatment that have other bits than in its first launch. */
  private static final class Differing {
    private final Set<String> cells = new LinkedHashSet<>();
    private final Set<LaunchAnalysis> launches = Collections.newSetFromMap(new IdentityHashMap<>());
  }

  private ReductionsOfLaunches() {}

  /** One warning for each treatment with such cells. */
  static List<MergedWarning> of(List<LaunchAnalysis> launches) {
    Map<CellIdentity, String> first = new HashMap<>();
    Map<Treatment, Differing> found = new LinkedHashMap<>();
    for (LaunchAnalysis launch : launches) {
      for (LaunchAnalysis.AnalyzedCell cell : launch.cells()) {
        cell.reductionBits()
            .filter(bits -> !bits.equals(first.computeIfAbsent(cell.identity(), any -> bits)))
            .ifPresent(
                bits -> {
                  Differing differing =
                      found.computeIfAbsent(cell.identity().treatment(), any -> new Differing());
                  differing.cells.add(cell.identity().key().toString());
                  differing.launches.add(launch);
                });
      }
    }
    return found.entrySet().stream()
        .map(
            one ->
                new MergedWarning(
                    FindingProblem.REDUCTION_BITS_CHANGE,
                    text(one.getKey()),
                    List.copyOf(one.getValue().cells),
                    one.getValue().launches.size()))
        .toList();
  }

  private static String text(Treatment treatment) {
    return "sums or products of the same numbers differ in some bits from those of the first launch"
        + (treatment.equals(Treatment.ONLY) ? "" : " at " + treatment);
  }
}
