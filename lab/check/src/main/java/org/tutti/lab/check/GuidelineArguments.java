package org.tutti.lab.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.annotations.syntax.GuidelineSide;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.lab.check.guideline.GuidelineSets;
import org.tutti.lab.check.guideline.KnownBenchmarks;
import org.tutti.lab.check.guideline.PerformanceGuideline;
import org.tutti.lab.check.guideline.PlannedGuidelines;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.records.launch.CellKey;

/** The guidelines that a command is given, and what has to be measured for them. */
public final class GuidelineArguments {
  private final BenchmarkSelection benchmarks = BenchmarkSelection.onClassPath();
  private final KnownBenchmarks known = new KnownBenchmarks();
  private final List<PerformanceGuideline> guidelines = new ArrayList<>();

  public GuidelineArguments() {
    for (IndexEntry entry : entries()) {
      known.add(entry.name(), entry.benchmark().parameters().names());
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
  public void add(String argument) {
    boolean isText = argument.contains("<=") || argument.contains("~");
    guidelines.addAll(
        isText ? PerformanceGuideline.parse("", argument) : GuidelineSets.named(argument));
  }

  /** Adds the guidelines that benchmarks are annotated with; those of a class once. */
  public void addAnnotated() {
    Set<PerformanceGuideline> annotated = new LinkedHashSet<>();
    for (IndexEntry entry : entries()) {
      String type = CellKey.family(entry.benchmark().name());
      entry.guidelines().forEach(text -> annotated.addAll(PerformanceGuideline.parse(type, text)));
    }
    guidelines.addAll(annotated);
  }

  /** Makes the benchmarks of a campaign known, which need not be on the class path. */
  public void know(CampaignAnalysis analysis) {
    analysis.headers().forEach(header -> header.plan().forEach(known::add));
  }

  /**
   * Adds all guidelines that a campaign can be checked for: annotations, those of the sets whose
   * sides it has measured, and what else it was planned for.
   */
  public void addAllOf(CampaignAnalysis analysis) {
    know(analysis);
    addAnnotated();
    Set<String> measured = new HashSet<>();
    analysis
        .headers()
        .forEach(header -> header.plan().forEach(cell -> measured.add(cell.benchmark())));
    addSets(measured);
    List<PerformanceGuideline> planned =
        PlannedGuidelines.of(analysis).stream()
            .filter(known::knows)
            .filter(one -> guidelines.stream().noneMatch(other -> says(other, one)))
            .toList();
    guidelines.addAll(planned);
  }

  /** Whether a guideline compares what a planned one does, or more. */
  private boolean says(PerformanceGuideline guideline, PerformanceGuideline planned) {
    return known.knows(guideline)
        && known.of(guideline).containsAll(known.of(planned))
        && says(guideline.text().left(), planned.text().left())
        && says(guideline.text().right(), planned.text().right());
  }

  /** If there are alternative levels, a campaign may have been planned for the first one only. */
  private static boolean says(GuidelineSide side, GuidelineSide planned) {
    return side.levels().keySet().equals(planned.levels().keySet())
        && planned.levels().entrySet().stream()
            .allMatch(level -> side.levels().get(level.getKey()).containsAll(level.getValue()));
  }

  private void addSets(Set<String> measured) {
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
  public List<PerformanceGuideline> all() {
    if (guidelines.isEmpty()) {
      throw CommandLineProblem.COMMAND_LINE_INVALID.error(
          "There is no guideline to check.",
          "Name guidelines or sets of them ("
              + String.join(", ", GuidelineSets.names())
              + "), or annotate benchmarks with @Guideline.");
    }
    return guidelines;
  }

  /** The benchmarks of the class path. */
  public KnownBenchmarks known() {
    return known;
  }

  /**
   * What has to be measured.
   *
   * @param given levels of parameters by the user
   * @throws org.tutti.diagnostics.TuttiException if a guideline names what does not exist
   */
  GuidelineCells cells(Map<String, List<String>> given) {
    Map<String, Map<String, List<String>>> defaults = new HashMap<>();
    for (IndexEntry entry : entries()) {
      Map<String, List<String>> ofOne = new HashMap<>();
      entry.benchmark().parameters().axes().forEach(one -> ofOne.put(one.name(), one.values()));
      defaults.put(entry.name(), ofOne);
    }
    return new GuidelineCells(all(), known, defaults, given);
  }
}
