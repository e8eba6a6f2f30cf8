package org.tutti.lab.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tutti.lab.check.guideline.KnownBenchmarks;
import org.tutti.lab.check.guideline.PerformanceGuideline;
import org.tutti.records.settings.Settings;

class GuidelineCellsTest {
  private static final Map<String, Map<String, List<String>>> DEFAULTS =
      Map.of(
          "MPI_A", Map.of("order", List.of("UP"), "shape", List.of("LINE", "GRID")),
          "MPI_B", Map.of("order", List.of("UP"), "shape", List.of("LINE", "GRID")),
          "MPI_C", Map.of());

  @Test
  void benchmarksAreThoseOfAllGuidelines() {
    assertThat(cells(Map.of(), "A <= B", "A <= C").benchmarks())
        .containsExactly("MPI_A", "MPI_B", "MPI_C");
  }

  @Test
  void aLevelOfOneGuidelineIsNoneOfAnother() {
    Settings settings = cells(Map.of(), "A[order=DOWN|UP] <= [order=UP]", "A <= B").settings();

    assertThat(settings.parameters()).containsOnly(Map.entry("order", List.of("DOWN", "UP")));
    assertThat(settings.contrasts().get(0)).hasToString("MPI_A?order=DOWN#;MPI_A?order=UP#");
    assertThat(settings.contrasts().get(1)).hasToString("MPI_A?#order=UP;MPI_B?#order=UP");
  }

  @Test
  void whatTwoGuidelinesSayIsComparedOnce() {
    assertThat(cells(Map.of(), "A <= B", "A ~ B", "MPI_A <= B").settings().contrasts())
        .extracting(Object::toString)
        .containsExactly("MPI_A?#;MPI_B?#", "MPI_B?#;MPI_A?#");
  }

  @Test
  void aGuidelineMaySayWhereItIsMeasured() {
    String guideline = "A[order=DOWN; shape=GRID] <= [order=UP; shape=GRID]";

    Settings settings = cells(Map.of(), guideline).settings();
    assertThat(settings.parameters()).containsEntry("shape", List.of("GRID"));
    assertThat(settings.contrasts().get(0))
        .hasToString("MPI_A?order=DOWN#shape=GRID;MPI_A?order=UP#shape=GRID");
    assertThat(cells(Map.of("shape", List.of("LINE")), guideline).settings().contrasts().get(0))
        .hasToString("MPI_A?order=DOWN#;MPI_A?order=UP#");
  }

  @Test
  void levelsOfTheUserArePreferred() {
    Settings settings =
        cells(Map.of("order", List.of("DOWN")), "A[order=UP|DOWN] <= B", "A <= C").settings();

    assertThat(settings.parameters()).isEmpty();
    assertThat(settings.contrasts().get(0)).hasToString("MPI_A?order=UP=DOWN#;MPI_B?#");
    assertThat(settings.contrasts().get(1)).hasToString("MPI_A?#;MPI_C?#");
  }

  private static GuidelineCells cells(Map<String, List<String>> given, String... guidelines) {
    KnownBenchmarks known = new KnownBenchmarks();
    DEFAULTS.forEach((benchmark, parameters) -> known.add(benchmark, parameters.keySet()));
    return new GuidelineCells(
        Stream.of(guidelines).flatMap(one -> PerformanceGuideline.parse("", one).stream()).toList(),
        known,
        DEFAULTS,
        given);
  }
}
