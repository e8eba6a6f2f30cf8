package org.tutti.measure.observation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.ProcessingScheme;

/** Two ranks, eight observations, figures by hand after hunold2016, table 4. */
class SuiteProcessingTest {
  private static final Offset<Double> CLOSE = within(1e-9);
  private static final long[] FIRST = {10, 20, 30, 40, 50, 60, 70, 80};
  private static final long[] SECOND = {12, 18, 33, 40, 44, 66, 70, 100};

  /** The second rank starts 1 after the first; clocks are already global. */
  private static final RankTimes TIMES =
      new RankTimes(
          new long[][] {FIRST, SECOND},
          new long[][] {new long[8], {1, 1, 1, 1, 1, 1, 1, 1}},
          new long[][] {FIRST, {13, 19, 34, 41, 45, 67, 71, 101}},
          new int[8]);

  @Test
  void skampiTakesTheMiddleHalfOfTheMaxima() {
    // maxima 12 20 33 40 50 66 70 100; middle half 33 40 50 66
    Map<String, Double> figures = SuiteProcessing.of(ProcessingScheme.PS1, TIMES);
    assertThat(figures.get("mean")).isCloseTo(47.25, CLOSE);
    assertThat(figures.get("stdev")).isCloseTo(Math.sqrt(614.75 / 3), CLOSE);
  }

  @Test
  void mpiblibAndMpicroscopeTakeTheMaxima() {
    Map<String, Double> figures = SuiteProcessing.of(ProcessingScheme.PS2, TIMES);
    assertThat(figures.get("mean")).isCloseTo(391 / 8.0, CLOSE);
    assertThat(figures.get("min")).isEqualTo(12);
    assertThat(figures.get("max")).isEqualTo(100);
    assertThat(figures.get("mean from")).isLessThan(391 / 8.0);
    assertThat(figures.get("mean to")).isGreaterThan(391 / 8.0);
  }

  @Test
  void osuImbAndPhloemTakeTheMeanOfEachRank() {
    for (ProcessingScheme scheme :
        new ProcessingScheme[] {ProcessingScheme.PS3, ProcessingScheme.PS7}) {
      assertThat(SuiteProcessing.of(scheme, TIMES))
          .containsOnly(
              Map.entry("mean", (45 + 383 / 8.0) / 2),
              Map.entry("min", 45.0),
              Map.entry("max", 383 / 8.0));
    }
  }

  @Test
  void theGlobalVariantOfMpiblibMeasuresFromTheRootsStart() {
    // latest ends 13 20 34 41 50 67 71 101
    assertThat(SuiteProcessing.of(ProcessingScheme.PS4, TIMES).get("mean"))
        .isCloseTo(397 / 8.0, CLOSE);
  }

  @Test
  void theRootMayBeAnotherRankInEachObservation() {
    int[] roots = {0, 1, 0, 1, 0, 1, 0, 1};
    RankTimes times =
        new RankTimes(TIMES.durations(), TIMES.globalStarts(), TIMES.globalEnds(), roots);
    assertThat(times.ofRoot()[0]).isEqualTo(TIMES.durations()[0][0]);
    assertThat(times.ofRoot()[1]).isEqualTo(TIMES.durations()[1][1]);
    assertThat(SuiteProcessing.of(ProcessingScheme.PS4, times).get("mean"))
        .isCloseTo(397 / 8.0 - 0.5, CLOSE);
  }

  @Test
  void mpibenchPoolsAllRanks() {
    assertThat(SuiteProcessing.of(ProcessingScheme.PS5, TIMES))
        .containsOnly(
            Map.entry("mean", 743 / 16.0), Map.entry("min", 10.0), Map.entry("max", 100.0));
  }

  @Test
  void nbcbenchTakesTheLargestMedian() {
    assertThat(SuiteProcessing.of(ProcessingScheme.PS6, TIMES))
        .containsOnly(Map.entry("median", 45.0));
  }

  @Test
  void mpptestTakesTheMinimumOfTheRootWithItsMaximumAndMean() {
    assertThat(SuiteProcessing.of(ProcessingScheme.PS8, TIMES))
        .containsOnly(
            Map.entry("min of means", 10.0),
            Map.entry("max of means", 80.0),
            Map.entry("mean of means", 45.0));
  }
}
