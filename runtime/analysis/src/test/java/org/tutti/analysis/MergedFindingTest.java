package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.diagnosis.Finding;
import org.tutti.stats.diagnosis.Finding.Kind;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class MergedFindingTest {
  private static final int LAUNCHES = 8;
  private static final long SMALL_CAMPAIGN = 1;
  private static final long LARGE_CAMPAIGN = 10_000;

  private final Random random = new Random(5);

  @Test
  void cellsWithoutProblemsHaveNoFinding() {
    assertThat(
            MergedFinding.of(List.of(cell(8, 100, SMALL_CAMPAIGN, launch -> 0)), Optional.empty()))
        .isEmpty();
  }

  @Test
  void cellsWithTheSameFindingAreTakenTogetherTheWorstFirst() {
    CellObservations fine = cell(1, 100, SMALL_CAMPAIGN, launch -> 0);
    CellObservations bad = cell(2, 100, SMALL_CAMPAIGN, launch -> 5 * (3 * launch % 7));
    CellObservations worst = cell(3, 100, SMALL_CAMPAIGN, launch -> 9 * (3 * launch % 7));

    List<MergedFinding> findings = MergedFinding.of(List.of(fine, bad, worst), Optional.empty());

    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).worst().kind()).isEqualTo(Kind.LAUNCHES_DIFFER);
    assertThat(findings.get(0).worst()).isIn(worst.diagnose(Optional.empty()));
    assertThat(findings.get(0).cells()).containsExactly(worst.figures(), bad.figures());
    assertThat(findings.get(0).every()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "TOO_FEW_OBSERVATIONS, TUTTI-170",
    "TOO_FEW_LAUNCHES, TUTTI-171",
    "INTERVAL_TOO_WIDE, TUTTI-172",
    "SEVERAL_MODES, TUTTI-173",
    "DRIFT, TUTTI-174",
    "AUTOCORRELATED, TUTTI-175",
    "LAUNCHES_DIFFER, TUTTI-176",
    "LAUNCHES_DEPEND, TUTTI-341",
    "LAUNCH_MODES, TUTTI-178",
    "MANY_OUTLIERS, TUTTI-177",
    "DEPENDS_ON_PLACE, TUTTI-179",
    "DEPENDS_ON_PREDECESSOR, TUTTI-182"
  })
  void eachKindHasAnIdentifier(Kind kind, String identifier) {
    MergedFinding finding = new MergedFinding(new Finding(kind, 1, 2, "Why."), List.of(), 1);
    assertThat(finding.problem().identifier()).isEqualTo(identifier);
  }

  @Test
  void theIntervalOfAThinnedSeriesIsThatOfAllObservations() {
    CellObservations thinned = cell(8, 2000, LARGE_CAMPAIGN, launch -> launch % 2 * 400);

    assertThat(thinned.every()).isEqualTo(20);
    double width = thinned.figures().medianInterval().orElseThrow().relativeHalfWidth();
    assertThat(thinned.diagnose(Optional.empty()))
        .filteredOn(finding -> finding.kind() == Kind.INTERVAL_TOO_WIDE)
        .extracting(Finding::figure)
        .containsExactly(width);
  }

  @Test
  void aSeriesIsThinnedEvenlyAndOnlyWhenItIsTooLong() {
    double[] series = IntStream.range(0, 5001).asDoubleStream().toArray();

    ThinnedObservations inSmall = ThinnedObservations.of(series, SMALL_CAMPAIGN, List.of());
    assertThat(inSmall.every()).isEqualTo(3);
    assertThat(inSmall.runTimes()).hasSize(1667).startsWith(0, 3, 6).endsWith(4998);
    assertThat(ThinnedObservations.of(series, LARGE_CAMPAIGN, List.of()).runTimes())
        .hasSize(99)
        .startsWith(0, 51);
    assertThat(ThinnedObservations.of(new double[] {1, 2}, LARGE_CAMPAIGN, List.of()).runTimes())
        .containsExactly(1, 2);
  }

  /** Run-times of 1000 ns with a little noise, plus an addition in one launch. */
  private CellObservations cell(
      long msize, int observations, long cells, DoubleUnaryOperator added) {
    List<LaunchFigures> figures = new ArrayList<>();
    List<ThinnedObservations> parts = new ArrayList<>();
    for (int number = 1; number <= LAUNCHES; number++) {
      double median = 1000 + added.applyAsDouble(number);
      double[] runTimes =
          IntStream.range(0, observations)
              .mapToDouble(i -> median + random.nextGaussian())
              .toArray();
      PlannedLaunch launch = new PlannedLaunch(number, number, Treatment.ONLY);
      LaunchSummary summary = LaunchSummary.of(runTimes);
      figures.add(
          new LaunchFigures(
              launch,
              new LaunchFigures.Times(
                  summary.median(),
                  summary.mean(),
                  summary.quartiles().min(),
                  summary.quartiles().max()),
              new LaunchFigures.Counts(summary.n(), summary.filtered().dropped().count(), 0)));
      parts.add(ThinnedObservations.of(runTimes, cells, List.of()));
    }
    CellKey key = new CellKey("org.example.B.bcast", "BCAST", msize, 2);
    CellSettings settings =
        CellSettings.of(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(observations, 0));
    return new CellObservations(new CellFigures(key, Treatment.ONLY, settings, figures), parts);
  }
}
