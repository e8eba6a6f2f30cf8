package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class BaselineComparisonTest {
  private static final CellSettings PLAIN =
      CellSettings.of(
          TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
          CellCounts.of(100, 10));
  private static final CellSettings BASELINE =
      new CellSettings(
          PLAIN.method(), PLAIN.counts(), Optional.empty(), true, Map.of(), Optional.empty());

  @Test
  void peculiaritiesOfALaunchDoNotHideADifference() {
    List<CellComparison> rows =
        OwnComparisons.withBaselines(
            List.of(cell("library", BASELINE, 1, Map.of()), cell("own", PLAIN, 1.03, Map.of())));

    assertThat(rows).hasSize(1);
    assertThat(rows.get(0).verdict()).isEqualTo(Verdict.SLOWER);
    assertThat(rows.get(0).ratio().orElseThrow().value()).isBetween(1.02, 1.04);
    assertThat(rows.get(0).pair().figuresOfA().key().benchmark()).endsWith(".library");
  }

  /** Half of the rounds are slow, and the slower side happens to have one fewer of them. */
  @Test
  void ratiosAreThoseOfTheRoundsInWhichBothAlternated() {
    List<LaunchFigures> library = new ArrayList<>();
    List<LaunchFigures> own = new ArrayList<>();
    for (int launch = 1; launch <= 8; launch++) {
      library.add(launch(launch, 1300, 1000.0, 1000.0, 1300.0, 1300.0, 1300.0));
      own.add(launch(launch, 1050, 1050.0, 1050.0, 1050.0, 1365.0, 1365.0));
    }
    CellKey key = new CellKey("org.example.B.library", "ALLREDUCE", 8, 2);
    CellKey other = new CellKey("org.example.B.own", "ALLREDUCE", 8, 2);
    List<CellComparison> rows =
        OwnComparisons.withBaselines(
            List.of(
                new CellFigures(key, Treatment.ONLY, BASELINE, library),
                new CellFigures(other, Treatment.ONLY, PLAIN, own)));

    assertThat(rows.get(0).ratio().orElseThrow().value()).isCloseTo(1.05, within(1e-12));
    assertThat(rows.get(0).verdict()).isEqualTo(Verdict.SLOWER);
  }

  private static LaunchFigures launch(int number, double median, Double... rounds) {
    return new LaunchFigures(
        new PlannedLaunch(number, number, Treatment.ONLY),
        LaunchFigures.Times.allOf(median),
        new LaunchFigures.Counts(100, 0, 0),
        GlobalTiming.NONE,
        List.of(rounds),
        0);
  }

  @Test
  void theBaselineOfTheSameParametersComesFirst() {
    List<CellComparison> rows =
        OwnComparisons.withBaselines(
            List.of(
                cell("library", BASELINE, 1, Map.of("type", "int")),
                cell("library", BASELINE, 2, Map.of("type", "long")),
                cell("own", PLAIN, 1, Map.of("type", "int")),
                cell("own", PLAIN, 2, Map.of("type", "long"))));

    assertThat(rows).hasSize(2).allMatch(row -> row.verdict() == Verdict.EQUIVALENT);
  }

  @Test
  void withoutABaselineThereIsNothing() {
    assertThat(OwnComparisons.withBaselines(List.of(cell("own", PLAIN, 1, Map.of())))).isEmpty();
  }

  /** Launches differ by half of their time, and measurements within one of them by a hundredth. */
  private static CellFigures cell(
      String method, CellSettings settings, double factor, Map<String, String> parameters) {
    CellKey key = new CellKey("org.example.B." + method, "ALLREDUCE", 8, 2, parameters);
    Random launchEffect = new Random(1);
    Random noise = new Random(method.hashCode());
    List<LaunchFigures> launches = new ArrayList<>();
    for (int launch = 1; launch <= 20; launch++) {
      double median =
          1000
              * factor
              * (1 + 0.5 * launchEffect.nextDouble())
              * (1 + 0.005 * noise.nextGaussian());
      launches.add(
          new LaunchFigures(
              new PlannedLaunch(launch, launch, Treatment.ONLY),
              LaunchFigures.Times.allOf(median),
              new LaunchFigures.Counts(100, 0, 0)));
    }
    return new CellFigures(key, Treatment.ONLY, settings, launches);
  }
}
