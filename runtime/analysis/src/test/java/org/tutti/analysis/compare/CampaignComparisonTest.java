package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.planning.FurtherSamples;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class CampaignComparisonTest {
  private static final CellSettings SETTINGS =
      CellSettings.of(
          TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
          CellCounts.of(100, 10));

  @Test
  void seesASlowerSide() {
    CellComparison cell = only(compare(side("A", 1, 20, 0.005), side("B", 1.2, 20, 0.005), false));

    assertThat(cell.verdict()).isEqualTo(Verdict.SLOWER);
    assertThat(cell.ratio().orElseThrow().contains(1.2)).isTrue();
    assertThat(cell.difference().probability()).isEqualTo(1);
    assertThat(cell.moreLaunches()).isZero();
  }

  @Test
  void seesAFasterSide() {
    assertThat(only(compare(side("A", 1, 20, 0.005), side("B", 0.8, 20, 0.005), true)).verdict())
        .isEqualTo(Verdict.FASTER);
  }

  @Test
  void seesEquivalenceOnlyWithEvidence() {
    assertThat(only(compare(side("A", 1, 20, 0.001), side("B", 1, 20, 0.001), false)).verdict())
        .isEqualTo(Verdict.EQUIVALENT);
    CellComparison noisy = only(compare(side("A", 1, 7, 0.2), side("B", 1, 7, 0.2), false));
    assertThat(noisy.verdict()).isEqualTo(Verdict.NOT_ENOUGH_EVIDENCE);
    assertThat(noisy.moreLaunches()).isPositive();
  }

  @Test
  void saysHowManyLaunchesADecisionNeeds() {
    CellComparison few = only(compare(side("A", 1, 2, 0.01), side("B", 1.5, 2, 0.01), false));
    assertThat(few.ratio()).isEmpty();
    // Of 2 against 2 launches, the least p-value is 2 / 6; of 4 against 4, it is 2 / 70.
    assertThat(few.moreLaunches()).isEqualTo(2);
    CellComparison pairs = only(compare(side("A", 1, 3, 0.01), side("B", 1.5, 3, 0.01), true));
    assertThat(pairs.ratio()).isEmpty();
    // Of 3 pairs, it is 2 / 8; of 6, 2 / 64.
    assertThat(pairs.more()).contains(new FurtherSamples(3, 3, 3));
  }

  @Test
  void pairingTakesOutTheDriftOfTheMachine() {
    List<CellFigures> a = new ArrayList<>();
    List<CellFigures> b = new ArrayList<>();
    a.add(drifting(1));
    b.add(drifting(1.02));
    Side sideA = new Side("A", a, List.of(), true);
    Side sideB = new Side("B", b, List.of(), true);
    ComparisonOptions strict =
        new ComparisonOptions(
            ComparisonOptions.DEFAULT.alternative(),
            ComparisonOptions.DEFAULT.correction(),
            0.001,
            0.05);

    assertThat(only(CampaignComparison.of(sideA, sideB, true, false, strict)).verdict())
        .isEqualTo(Verdict.SLOWER);
    assertThat(only(CampaignComparison.of(sideA, sideB, false, false, strict)).verdict())
        .isEqualTo(Verdict.NOT_ENOUGH_EVIDENCE);
  }

  @Test
  void refusesSidesThatWereNotMeasuredAlike() {
    CellSettings other =
        CellSettings.of(
            TimingMethod.of("WINDOW_HCA", ClockKind.MONOTONIC, RunTimeKind.GLOBAL),
            CellCounts.of(100, 10));
    Side a = side("A", 1, 10, 0.01);
    Side b = new Side("B", List.of(cell(1, 10, 0.01, other)), List.of(), true);

    assertThatThrownBy(() -> compare(a, b, false))
        .hasMessageContaining("[TUTTI-122]")
        .hasMessageContaining("WINDOW_HCA");
    assertThat(CampaignComparison.of(a, b, false, true, ComparisonOptions.DEFAULT).notes())
        .anyMatch(note -> note.contains("WINDOW_HCA"));
  }

  @Test
  void refusesSidesWithOtherOutliers() {
    CellSettings other =
        new CellSettings(
            SETTINGS.method(),
            SETTINGS.counts(),
            Optional.empty(),
            false,
            Map.of(CellSettings.OUTLIER_FACTOR, "3"),
            Optional.empty());
    Side b = new Side("B", List.of(cell(1, 10, 0.01, other)), List.of(), true);
    assertThatThrownBy(() -> compare(side("A", 1, 10, 0.01), b, false))
        .hasMessageContaining("[TUTTI-122]")
        .hasMessageContaining("outliers: factor 1.5 against 3.0");
  }

  @Test
  void anOutcomeIsALineOfText() {
    assertThat(only(compare(side("A", 1, 20, 0.005), side("B", 1.2, 20, 0.005), true)))
        .asString()
        .matches(
            "org.example.B.allreduce \\(8 B, p 2\\): B / A 1\\.[12]\\d\\d"
                + " \\(1\\.[12]\\d\\d to 1\\.[12]\\d\\d\\), p \\S+, slower");
  }

  @Test
  void refusesSidesWithoutACommonCell() {
    CellKey key = new CellKey("Other", "BCAST", 8, 2);
    CellFigures cell = new CellFigures(key, Treatment.ONLY, SETTINGS, launches(1, 10, 0.01));
    Side b = new Side("B", List.of(cell), List.of(), true);

    assertThatThrownBy(() -> compare(side("A", 1, 10, 0.01), b, false))
        .hasMessageContaining("[TUTTI-123]");
  }

  /** U = 8 of 25: 53 of 252 ways to deal the ranks have at most that, 39 less; paired or not. */
  @ParameterizedTest
  @CsvSource({"TWO_SIDED, 106", "LESS, 53", "GREATER, 213"})
  void wilcoxonsTestIsThatOfAllLaunchesInTheDirectionOfTheComparison(
      Alternative alternative, int ways) {
    for (boolean paired : new boolean[] {false, true}) {
      CellComparison cell =
          only(
              CampaignComparison.of(
                  sideOf("A", 10, 12, 13, 15, 18),
                  sideOf("B", 11, 14, 16, 17, 19),
                  paired,
                  false,
                  ComparisonOptions.DEFAULT.with(alternative)));
      assertThat(cell.rankSum().pValue()).isCloseTo(ways / 252.0, within(1e-12));
    }
  }

  private static Side sideOf(String name, double... medians) {
    List<LaunchFigures> launches = new ArrayList<>();
    for (double median : medians) {
      launches.add(figures(launches.size() + 1, median));
    }
    CellKey key = new CellKey("org.example.B.allreduce", "ALLREDUCE", 8, 2);
    return new Side(
        name, List.of(new CellFigures(key, Treatment.ONLY, SETTINGS, launches)), List.of(), true);
  }

  private static CampaignComparison compare(Side a, Side b, boolean paired) {
    return CampaignComparison.of(a, b, paired, false, ComparisonOptions.DEFAULT);
  }

  private static CellComparison only(CampaignComparison comparison) {
    assertThat(comparison.cells()).hasSize(1);
    return comparison.cells().get(0);
  }

  private static Side side(String name, double factor, int launches, double spread) {
    return new Side(name, List.of(cell(factor, launches, spread, SETTINGS)), List.of(), true);
  }

  private static CellFigures cell(double factor, int count, double spread, CellSettings settings) {
    CellKey key = new CellKey("org.example.B.allreduce", "ALLREDUCE", 8, 2);
    return new CellFigures(key, Treatment.ONLY, settings, launches(factor, count, spread));
  }

  private static List<LaunchFigures> launches(double factor, int count, double spread) {
    Random random = new Random(Double.hashCode(factor) + count);
    List<LaunchFigures> launches = new ArrayList<>();
    for (int launch = 1; launch <= count; launch++) {
      launches.add(figures(launch, 1000 * factor * (1 + spread * random.nextGaussian())));
    }
    return launches;
  }

  /** The machine slows down by half over the campaign. */
  private static CellFigures drifting(double factor) {
    List<LaunchFigures> launches = new ArrayList<>();
    for (int launch = 1; launch <= 20; launch++) {
      double noise = 1 + 0.001 * (launch * 7 % 5);
      launches.add(figures(launch, 1000 * factor * noise * (1 + launch / 40.0)));
    }
    CellKey key = new CellKey("org.example.B.allreduce", "ALLREDUCE", 8, 2);
    return new CellFigures(key, Treatment.ONLY, SETTINGS, launches);
  }

  private static LaunchFigures figures(int launch, double median) {
    PlannedLaunch planned = new PlannedLaunch(launch, launch, new Treatment(Map.of()));
    return new LaunchFigures(
        planned, LaunchFigures.Times.allOf(median), new LaunchFigures.Counts(100, 0, 0));
  }
}
