package org.tutti.campaign.factor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.BenchmarkDescriptor;

/**
 * The factors that the annotations of all benchmarks of a campaign ask for. They belong to the
 * campaign, since a launch measures all of its benchmarks: those of one vary for the others too.
 */
public final class AnnotatedFactors {
  private AnnotatedFactors() {}

  /**
   * The factors given on the command line, then those of the annotations that these do not replace,
   * as {@link FactorLevels} reads them.
   *
   * @throws TuttiException if two benchmarks give a factor different levels; if {@code given}
   *     cannot be read
   */
  public static List<String> behind(List<String> given, List<BenchmarkDescriptor> benchmarks) {
    Set<String> replaced = FactorLevels.parse(given).keySet();
    Map<String, List<String>> factors = new LinkedHashMap<>();
    Map<String, String> origins = new HashMap<>();
    for (BenchmarkDescriptor benchmark : benchmarks) {
      benchmark
          .settings()
          .factors()
          .forEach(
              (name, levels) -> {
                List<String> others = factors.putIfAbsent(name, levels);
                if (others != null && !others.equals(levels) && !replaced.contains(name)) {
                  throw conflict(name, origins.get(name), others, benchmark.name(), levels);
                }
                origins.putIfAbsent(name, benchmark.name());
              });
    }
    List<String> all = new ArrayList<>(given);
    factors.forEach(
        (name, levels) -> {
          if (!replaced.contains(name)) {
            all.add(FactorLevels.specification(name, levels));
          }
        });
    return all;
  }

  private static TuttiException conflict(
      String name, String one, List<String> levels, String other, List<String> otherLevels) {
    return CommandLineProblem.FACTOR_LEVELS_CONFLICT.error(
        "Two benchmarks vary "
            + name
            + " over different levels: "
            + String.join(", ", levels)
            + " ("
            + one
            + ") and "
            + String.join(", ", otherLevels)
            + " ("
            + other
            + ").",
        "A launch measures both: choose one of them by name, or give the levels yourself with"
            + " --factor "
            + FactorLevels.specification(name, levels)
            + ".");
  }
}
