package org.tutti.measure.harness;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.LevelExpressions;
import org.tutti.measure.plan.Parameter;

/** The levels of parameters that users give. */
final class GivenLevels {
  private GivenLevels() {}

  /**
   * Checks levels, including those that no cell has because a constraint excludes them or nothing
   * compares them: it would exclude a misspelled level, too.
   *
   * @param selected the benchmarks that are to be measured
   * @param given levels by parameter
   * @throws org.tutti.diagnostics.TuttiException 3 if a level is not of the type of its parameter
   */
  static void check(List<IndexEntry> selected, Map<String, List<String>> given) {
    List<IndexEntry> concerned = new ArrayList<>();
    for (IndexEntry entry : selected) {
      if (isConcerned(entry.benchmark(), given)) {
        concerned.add(entry);
      }
    }
    Map<String, Harness> harnesses = BenchmarkSelection.instances(concerned);
    for (IndexEntry one : concerned) {
      check(one.benchmark(), harnesses.get(one.name()), given);
    }
  }

  private static boolean isConcerned(
      BenchmarkDescriptor benchmark, Map<String, List<String>> given) {
    for (Parameter axis : benchmark.parameters().axes()) {
      if (given.containsKey(axis.name())) {
        return true;
      }
    }
    return false;
  }

  static void check(
      BenchmarkDescriptor benchmark, Harness harness, Map<String, List<String>> given) {
    List<Parameter> axes = benchmark.parameters().axes();
    Map<String, String> levels = new HashMap<>();
    axes.forEach(axis -> levels.put(axis.name(), axis.values().get(0)));
    for (Parameter axis : axes) {
      for (String level : given.getOrDefault(axis.name(), List.of())) {
        Map<String, String> withLevel = new HashMap<>(levels);
        withLevel.put(axis.name(), level);
        harness.assign(new ParameterValues(LevelExpressions.evaluated(axes, withLevel)));
      }
    }
  }
}
