package org.tutti.campaign.factor;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.plan.BenchmarkDescriptor;

/**
 * The factors that the annotations of a campaign's benchmarks request. They apply to all benchmarks
 * of the campaign, since each launch measures all of them.
 */
public final class AnnotatedFactors {
  private AnnotatedFactors() {}

  /**
   * The levels of each factor, by its name: the given factors first, then those of the annotations
   * that they do not replace.
   *
   * @throws TuttiException if two benchmarks give a factor different levels
   */
  public static Map<String, List<String>> behind(
      Map<String, List<String>> given, List<BenchmarkDescriptor> benchmarks) {
    Map<String, List<String>> factors = new LinkedHashMap<>();
    Map<String, String> origins = new HashMap<>();
    for (BenchmarkDescriptor benchmark : benchmarks) {
      benchmark
          .settings()
          .factors()
          .forEach(
              (name, levels) -> {
                List<String> others = factors.putIfAbsent(name, levels);
                if (others != null && !others.equals(levels) && !given.containsKey(name)) {
                  throw conflict(name, origins.get(name), others, benchmark.name(), levels);
                }
                origins.putIfAbsent(name, benchmark.name());
              });
    }
    Map<String, List<String>> all = new LinkedHashMap<>(given);
    factors.forEach(all::putIfAbsent);
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
        "One launch measures both: select one of them by name, or give the levels with --factor "
            + FactorLevels.specification(name, levels)
            + ".");
  }
}
