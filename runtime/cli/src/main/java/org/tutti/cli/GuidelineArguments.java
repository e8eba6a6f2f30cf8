package org.tutti.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tutti.analysis.guideline.ComparedBenchmarks;
import org.tutti.analysis.guideline.GuidelineSets;
import org.tutti.analysis.guideline.KnownBenchmarks;
import org.tutti.analysis.guideline.PerformanceGuideline;
import org.tutti.annotations.syntax.GuidelineSide;
import org.tutti.diagnostics.GuidelineProblem;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.Parameter;
import org.tutti.measure.plan.Settings;
import org.tutti.records.launch.CellKey;

/** The guidelines that a command is given, and what has to be measured for them. */
final class GuidelineArguments {
  private static final String MSIZE = "msize";

  private final BenchmarkSelection benchmarks = BenchmarkSelection.onClassPath();
  private final KnownBenchmarks known = new KnownBenchmarks();
  private final List<PerformanceGuideline> guidelines = new ArrayList<>();

  GuidelineArguments() {
    for (IndexEntry entry : entries()) {
      known.add(
          entry.name(),
          entry.benchmark().parameters().axes().stream().map(Parameter::name).toList());
    }
  }

  private List<IndexEntry> entries() {
    return Stream.of(benchmarks.own(), benchmarks.catalog()).flatMap(List::stream).toList();
  }

  /**
   * Adds what an argument names.
   *
   * @param argument a set, or a guideline as text
   */
  void add(String argument) {
    boolean isText = argument.contains("<=") || argument.contains("~");
    guidelines.addAll(
        isText ? PerformanceGuideline.parse("", argument) : GuidelineSets.named(argument));
  }

  /** Adds the guidelines that benchmarks are annotated with; those of a class once. */
  void addAnnotated() {
    Set<PerformanceGuideline> annotated = new LinkedHashSet<>();
    for (IndexEntry entry : entries()) {
      String type = CellKey.family(entry.benchmark().name());
      entry.guidelines().forEach(text -> annotated.addAll(PerformanceGuideline.parse(type, text)));
    }
    guidelines.addAll(annotated);
  }

  /** Adds those guidelines of all sets that compare two of these benchmarks. */
  void addSets(Set<String> measured) {
    GuidelineSets.all().stream()
        .filter(known::knows)
        .filter(
            guideline ->
                known.of(guideline).stream()
                    .anyMatch(
                        pair -> measured.contains(pair.left()) && measured.contains(pair.right())))
        .forEach(guidelines::add);
  }

  /**
   * All guidelines.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is none
   */
  List<PerformanceGuideline> all() {
    if (guidelines.isEmpty()) {
      throw GuidelineProblem.NO_GUIDELINE.error(
          "There is no guideline to check.",
          "Name guidelines or sets of them ("
              + String.join(", ", GuidelineSets.names())
              + "), or annotate benchmarks with @Guideline.");
    }
    return guidelines;
  }

  /** The benchmarks of the class path. */
  KnownBenchmarks known() {
    return known;
  }

  /**
   * The benchmarks that have to be measured.
   *
   * @throws org.tutti.diagnostics.TuttiException if a guideline names what does not exist
   */
  List<String> names() {
    Set<String> names = new LinkedHashSet<>();
    for (PerformanceGuideline guideline : all()) {
      for (ComparedBenchmarks compared : known.of(guideline)) {
        names.add(compared.left());
        names.add(compared.right());
      }
    }
    return List.copyOf(names);
  }

  /** The levels that parameters must have; of alternatives, the first. */
  Settings parameters() {
    Map<String, Set<String>> levels = new TreeMap<>();
    for (PerformanceGuideline guideline : all()) {
      for (GuidelineSide side : List.of(guideline.text().left(), guideline.text().right())) {
        side.levels()
            .forEach(
                (name, values) ->
                    levels.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(values.get(0)));
      }
    }
    levels.remove(MSIZE);
    Settings.Builder settings = Settings.builder();
    levels.forEach((name, values) -> settings.parameter(name, List.copyOf(values)));
    return settings.build();
  }
}
