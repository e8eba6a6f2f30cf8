package org.tutti.lab.schemes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.rank.observation.ObservationLog;
import org.tutti.records.settings.RootChoice;
import org.tutti.stats.outlier.ThresholdFilter;
import org.tutti.sync.process.Flag;

/** Two ranks, eight observations, figures by hand after hunold2016, table 4. */
class SuiteProcessingTest {
  private static final Offset<Double> CLOSE = within(1e-9);
  private static final long[] FIRST = {10, 20, 30, 40, 50, 60, 70, 80};
  private static final long[] SECOND = {12, 18, 33, 40, 44, 66, 70, 100};

  /** Before this one there is an invalid observation, which no scheme may use. */
  private static final int LATE = 3;

  @Test
  void skampiTakesTheMiddleHalfOfTheMaxima() {
    // maxima 12 20 33 40 50 66 70 100; middle half 33 40 50 66
    Map<String, Double> figures = figures(ProcessingScheme.PS1);
    assertThat(figures.get("mean")).isCloseTo(47.25, CLOSE);
    assertThat(figures.get("stdev")).isCloseTo(Math.sqrt(614.75 / 3), CLOSE);
  }

  @Test
  void mpiblibAndMpicroscopeTakeTheMaxima() {
    Map<String, Double> figures = figures(ProcessingScheme.PS2);
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
      assertThat(figures(scheme))
          .containsOnly(
              Map.entry("mean", (45 + 383 / 8.0) / 2),
              Map.entry("min", 45.0),
              Map.entry("max", 383 / 8.0));
    }
  }

  @Test
  void theGlobalVariantOfMpiblibMeasuresFromTheRootsStart() {
    // latest ends 13 20 34 41 50 67 71 101
    assertThat(figures(ProcessingScheme.PS4).get("mean")).isCloseTo(397 / 8.0, CLOSE);
  }

  @Test
  void theRootMayBeAnotherRankInEachObservation() {
    RootChoice rotating = new RootChoice("ROTATING");
    // The roots of the valid observations are 0 1 0 0 1 0 1 0.
    assertThat(figures(ProcessingScheme.PS8, rotating).get("mean of means"))
        .isCloseTo((10 + 18 + 30 + 40 + 44 + 60 + 70 + 80) / 8.0, CLOSE);
    assertThat(figures(ProcessingScheme.PS4, rotating).get("mean"))
        .isCloseTo(397 / 8.0 - 3 / 8.0, CLOSE);
  }

  @Test
  void mpibenchPoolsAllRanks() {
    assertThat(figures(ProcessingScheme.PS5))
        .containsOnly(
            Map.entry("mean", 743 / 16.0), Map.entry("min", 10.0), Map.entry("max", 100.0));
  }

  @Test
  void mpibenchDropsWhatExceedsAMultipleOfTheHighPercentile() {
    // type 7 has the 99th percentile of the 16 values at 80 + 0.85 (100 - 80) = 97
    assertThat(figures(ProcessingScheme.PS5, RootChoice.FIRST, 1))
        .containsOnly(
            Map.entry("mean", 643 / 15.0), Map.entry("min", 10.0), Map.entry("max", 80.0));
  }

  @Test
  void nbcbenchTakesTheLargestOfEachFigureOfTheRanks() {
    assertThat(figures(ProcessingScheme.PS6))
        .containsOnly(
            Map.entry("min", 12.0),
            Map.entry("max", 100.0),
            Map.entry("mean", 383 / 8.0),
            Map.entry("median", 45.0));
  }

  @Test
  void mpptestTakesTheMinimumOfTheRootWithItsMaximumAndMean() {
    assertThat(figures(ProcessingScheme.PS8))
        .containsOnly(
            Map.entry("min of means", 10.0),
            Map.entry("max of means", 80.0),
            Map.entry("mean of means", 45.0));
  }

  private static Map<String, Double> figures(ProcessingScheme scheme) {
    return figures(scheme, RootChoice.FIRST);
  }

  private static Map<String, Double> figures(ProcessingScheme scheme, RootChoice root) {
    return figures(scheme, root, ThresholdFilter.USUAL);
  }

  /** The second rank starts 1 after the first; clocks are already global. */
  private static Map<String, Double> figures(
      ProcessingScheme scheme, RootChoice root, double outlierFactor) {
    AtomicReference<Map<String, Double>> figures = new AtomicReference<>();
    InProcess.run(
        2,
        session -> {
          int rank = session.world().rank();
          long[] times = rank == 0 ? FIRST : SECOND;
          ObservationLog log = new ObservationLog(1);
          for (int index = 0; index < times.length; index++) {
            if (index == LATE) {
              log.append(rank, 1_000_000, Flag.STARTED_LATE, 0);
            }
            log.append(rank, rank + times[index], (byte) 0, -1);
          }
          Map<String, Double> found =
              SuiteProcessing.of(
                  scheme,
                  new RankTimes(session.world(), log, root, local -> local),
                  ThresholdFilter.withDefaults().with(outlierFactor));
          if (rank == 0) {
            figures.set(found);
          } else {
            assertThat(found).isEmpty();
          }
        });
    return figures.get();
  }
}
