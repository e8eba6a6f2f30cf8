package org.tutti.lab.analyze;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tutti.analysis.CellGroup;
import org.tutti.lab.analyze.LevelEffect.LevelPlace;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.hypothesis.TestTable;
import org.tutti.stats.summary.Ratios;

/**
 * What a factor does: whether its levels differ, and by how much (Hoefler and Belli 2015, section
 * 3.2). The tests are one-way: that launches of a block, or cells of a launch, share the state of
 * the machine is not used, which makes them find less, never more, than there is.
 *
 * @param factor its name
 * @param groups the groups of cells in which it has two levels or more
 * @param ratios geometric mean over the groups of the quotient of the medians, level by base, for
 *     each level but the base. A summary of ratios hides the times that they come from, so those
 *     come first (rule 4)
 */
public record FactorEffects(String factor, List<GroupEffects> groups, Map<String, Double> ratios) {
  public FactorEffects {
    groups = List.copyOf(groups);
    ratios = Collections.unmodifiableMap(new LinkedHashMap<>(ratios));
  }

  /** The groups in which the levels differ. */
  public List<GroupEffects> differing(double significance) {
    return groups.stream().filter(group -> group.differs(significance)).toList();
  }

  static FactorEffects of(String factor, List<GroupSamples> samples) {
    Map<CellGroup, TestTable.Row<CellGroup>> anova = table(samples, GroupSamples::anova);
    Map<CellGroup, TestTable.Row<CellGroup>> ranks = table(samples, GroupSamples::kruskalWallis);
    Map<LevelPlace, TestResult> tests = new LinkedHashMap<>();
    samples.forEach(sample -> tests.putAll(sample.againstBase()));
    Map<LevelPlace, TestTable.Row<LevelPlace>> pairs = byKey(tests);
    List<GroupEffects> groups = new ArrayList<>();
    for (GroupSamples sample : samples) {
      groups.add(
          new GroupEffects(
              sample.group(),
              Optional.ofNullable(anova.get(sample.group())),
              Optional.ofNullable(ranks.get(sample.group())),
              levels(sample, pairs)));
    }
    return new FactorEffects(factor, groups, ratios(groups));
  }

  private static Map<CellGroup, TestTable.Row<CellGroup>> table(
      List<GroupSamples> samples, Function<GroupSamples, Optional<TestResult>> test) {
    Map<CellGroup, TestResult> results = new LinkedHashMap<>();
    samples.forEach(
        sample -> test.apply(sample).ifPresent(result -> results.put(sample.group(), result)));
    return byKey(results);
  }

  private static <K> Map<K, TestTable.Row<K>> byKey(Map<K, TestResult> tests) {
    return TestTable.of(tests).rows().stream()
        .collect(Collectors.toMap(TestTable.Row::key, row -> row));
  }

  private static List<LevelEffect> levels(
      GroupSamples group, Map<LevelPlace, TestTable.Row<LevelPlace>> tests) {
    LevelSample base = group.levels().get(0);
    List<LevelEffect> effects = new ArrayList<>(List.of(LevelEffect.ofBase(base)));
    for (LevelSample level : group.levels().subList(1, group.levels().size())) {
      LevelPlace place = new LevelPlace(group.group(), level.level());
      effects.add(LevelEffect.of(level, base, Optional.ofNullable(tests.get(place))));
    }
    return effects;
  }

  private static Map<String, Double> ratios(List<GroupEffects> groups) {
    Map<String, List<Double>> found = new TreeMap<>(GroupedCells.LEVELS);
    for (GroupEffects group : groups) {
      for (LevelEffect level : group.levels()) {
        level
            .difference()
            .map(LevelEffect.BaseDifference::ratio)
            .filter(OptionalDouble::isPresent)
            .ifPresent(
                ratio ->
                    found
                        .computeIfAbsent(level.level(), any -> new ArrayList<>())
                        .add(ratio.getAsDouble()));
      }
    }
    Map<String, Double> means = new LinkedHashMap<>();
    found.forEach(
        (level, ratios) ->
            means.put(
                level, Ratios.of(ratios.stream().mapToDouble(ratio -> ratio).toArray()).mean()));
    return means;
  }
}
