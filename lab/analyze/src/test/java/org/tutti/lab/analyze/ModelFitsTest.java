package org.tutti.lab.analyze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellObservations;
import org.tutti.analysis.LaunchFigures;
import org.tutti.annotations.syntax.ScaledWork;
import org.tutti.lab.analyze.model.ScalingModel;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.MovedData;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class ModelFitsTest {
  private static final CellSettings SETTINGS =
      CellSettings.of(
          TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL), CellCounts.of(10, 0));

  private static CellObservations cell(long msize, int processes, double... medians) {
    Treatment treatment = new Treatment(Map.of("processes", Integer.toString(processes)));
    List<LaunchFigures> launches = new ArrayList<>();
    for (double median : medians) {
      launches.add(
          new LaunchFigures(
              new PlannedLaunch(launches.size() + 1, 1, treatment),
              LaunchFigures.Times.allOf(median),
              new LaunchFigures.Counts(10, 0, 0)));
    }
    CellKey key = new CellKey("org.example.B.work", "REDUCE", msize, processes);
    return new CellObservations(new CellFigures(key, treatment, SETTINGS, launches), List.of());
  }

  private static Optional<ScaledWork> declared(String work) {
    return Optional.of(new ScaledWork(work));
  }

  private static double[] launches(double median) {
    double[] times = new double[7];
    Arrays.setAll(times, i -> median * (1 + 0.01 * (3 * i % 7 - 3)));
    return times;
  }

  @Test
  void speedupsHaveTheLeastNumberOfProcessesAsTheirBase() {
    List<CellObservations> cells = new ArrayList<>();
    for (int p : new int[] {8, 1, 2, 4}) {
      double time = 1e6 * (0.01 + 0.99 / p) + 5e3 * Math.log(p) / Math.log(2);
      cells.add(cell(8, p, launches(time)));
    }
    ScalingStudy study = ScalingStudy.of(cells, declared("strong")).get(0);
    assertThat(study.points()).extracting(ScalingPoint::processes).containsExactly(1, 2, 4, 8);
    ScalingPoint two = study.points().get(1);
    assertThat(two.speedup()).isCloseTo(1e6 / 510e3, within(1e-9));
    assertThat(two.interval().orElseThrow().low())
        .isCloseTo(0.97 / 1.03 * 1e6 / 510e3, within(1e-9));
    assertThat(study.ideal(2)).hasValue(500e3);
    ScalingModel model = study.model().orElseThrow();
    assertThat(model.serialFraction()).isCloseTo(0.01, within(1e-6));
    assertThat(model.perDoubling()).isCloseTo(5e3, within(1e-3));
  }

  @Test
  void fewNumbersOfProcessesHaveSpeedupsButNoModel() {
    List<CellObservations> cells = List.of(cell(8, 1, 4000), cell(8, 2, 2000));
    ScalingStudy study = ScalingStudy.of(cells, declared("strong")).get(0);
    assertThat(study.model()).isEmpty();
    assertThat(study.points().get(1).speedup()).isEqualTo(2);
    assertThat(study.points().get(1).interval()).isEmpty();
  }

  @Test
  void boundsAreThoseOfTheDeclaredScaling() {
    List<CellObservations> cells = new ArrayList<>();
    for (int p : new int[] {1, 2, 4, 8}) {
      cells.add(cell(8, p, launches(1e6)));
    }
    ScalingStudy weak = ScalingStudy.of(cells, declared("weak")).get(0);
    ScalingStudy undeclared = ScalingStudy.of(cells, Optional.empty()).get(0);
    assertThat(weak.ideal(8)).hasValue(1e6);
    assertThat(weak.model()).isEmpty();
    assertThat(undeclared.ideal(8)).isEmpty();
    assertThat(undeclared.model()).isEmpty();
  }

  /** The base has 2 processes: t(p) = t(2) (w(p) / p) / (w(2) / 2). */
  @ParameterizedTest
  @CsvSource({
    "strong, 500, 250, 2, 4",
    "weak, 1000, 1000, 2, 4",
    "weak:p*p, 2000, 4000, 2, 4",
    "weak:p*log2(p), 2000, 3000, 2, 4",
    "weak:p*sqrt(p), 1414.213562373095, 2000, 2, 4",
    "weak:log2(p), 1000, 750, 2, 4"
  })
  void idealTimesAndSpeedupsAreThoseOfTheDeclaredWork(
      String work, double four, double eight, double speedupOfFour, double speedupOfEight) {
    List<CellObservations> cells =
        List.of(
            cell(8, 2, launches(1000)), cell(8, 4, launches(four)), cell(8, 8, launches(eight)));

    ScalingStudy study = ScalingStudy.of(cells, declared(work)).get(0);

    assertThat(study.ideal(2).orElseThrow()).isCloseTo(1000, within(1e-9));
    assertThat(study.ideal(4).orElseThrow()).isCloseTo(four, within(1e-9));
    assertThat(study.ideal(8).orElseThrow()).isCloseTo(eight, within(1e-9));
    assertThat(study.points().get(1).speedup()).isCloseTo(speedupOfFour, within(1e-9));
    assertThat(study.points().get(2).speedup()).isCloseTo(speedupOfEight, within(1e-9));
    assertThat(study.points().get(2).interval().orElseThrow().low())
        .isCloseTo(speedupOfEight * 0.97 / 1.03, within(1e-9));
    assertThat(study.model()).isEmpty();
  }

  @Test
  void whereNothingIsDeclaredSpeedupsAreRatiosOfTimes() {
    List<CellObservations> cells = List.of(cell(8, 2, 1000), cell(8, 4, 2000));
    ScalingStudy study = ScalingStudy.of(cells, Optional.empty()).get(0);
    assertThat(study.points().get(1).speedup()).isEqualTo(0.5);
    assertThat(study.growth(4)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "weak:p*log2(p), for p = 1 its value is 0.0",
    "weak:4-p, for p = 4 its value is 0.0",
    "weak:1/(p-2), for p = 2 it divides by zero"
  })
  void workWithoutAValueForAMeasuredNumberIsRefused(String work, String why) {
    List<CellObservations> cells = new ArrayList<>();
    for (int p : new int[] {1, 2, 4}) {
      if (p > 1 || !work.startsWith("weak:1")) {
        cells.add(cell(8, p, 1000));
      }
    }
    assertThatThrownBy(() -> ScalingStudy.of(cells, declared(work)))
        .hasMessageContaining("[TUTTI-003] Bad value '" + work + "' for scaling: " + why);
  }

  @Test
  void whereWorkHasNoValueBetweenMeasuredNumbersThereIsNoBound() {
    List<CellObservations> cells = List.of(cell(8, 1, 1000), cell(8, 4, 1000));
    ScalingStudy study = ScalingStudy.of(cells, declared("weak:1/(p-2)*(p-2)*(p-2)*(p-2)")).get(0);
    assertThat(study.ideal(2)).isEmpty();
    assertThat(study.ideal(4).orElseThrow()).isCloseTo(1000, within(1e-9));
  }

  @Test
  void benchmarksDeclareTheirScalingAndAnOptionPrevails() {
    CellSettings declared =
        new CellSettings(
            SETTINGS.method(),
            SETTINGS.counts(),
            Optional.empty(),
            false,
            Map.of(CellSettings.SCALING, "weak:p*p"),
            Optional.empty());
    List<CellObservations> cells = new ArrayList<>();
    for (int p : new int[] {1, 2}) {
      CellFigures one = cell(8, p, 1000).figures();
      cells.add(
          new CellObservations(
              new CellFigures(one.key(), one.treatment(), declared, one.launches()), List.of()));
    }
    assertThat(ScalingStudy.of(cells, Optional.empty()).get(0).ideal(2)).hasValue(2000);
    assertThat(ScalingStudy.of(cells, declared("strong")).get(0).ideal(2)).hasValue(500);
  }

  @Test
  void floatingPointOperationsAreAFeatureOfTheirOwn() {
    CellFigures times = cell(0, 2, 0.5, 0.25, 1).figures();
    CellKey key = new CellKey("multiply-add", MachineFeature.COMPUTATION, 0, 2);
    MachineFeature feature =
        MachineFeature.of(
                List.of(new CellFigures(key, times.treatment(), SETTINGS, times.launches())))
            .get(0);
    assertThat(feature.isOfComputation()).isTrue();
    assertThat(MachineFeature.rate(feature.best())).isEqualTo(2e9);
  }

  @Test
  void latencyAndBandwidthAreThoseOfEachNumberOfProcesses() {
    List<CellObservations> cells =
        List.of(cell(0, 2, 300), cell(1000, 2, 800), cell(2000, 2, 1300), cell(0, 4, 100));
    SizeModel model = SizeModel.of(cells).get(0);
    assertThat(SizeModel.of(cells)).hasSize(1);
    assertThat(model.model().latency()).isCloseTo(300, within(1e-9));
    assertThat(model.bandwidth()).isCloseTo(2000, within(1e-9));
  }

  @Test
  void aFeatureIsTheLargestRateOverTheSizes() {
    List<CellFigures> cells = new ArrayList<>();
    for (long size : new long[] {4096, 64, 1024}) {
      CellFigures times = cell(size, 2, 100 + size).figures();
      CellSettings rate =
          new CellSettings(
              SETTINGS.method(),
              SETTINGS.counts(),
              Optional.empty(),
              false,
              Map.of(),
              Optional.of(new MovedData(1, size)));
      cells.add(new CellFigures(times.key(), times.treatment(), rate, times.launches()));
    }
    cells.add(cell(8, 2, 100).figures());

    List<MachineFeature> features = MachineFeature.of(cells);

    assertThat(features).hasSize(1);
    assertThat(features.get(0).best().key().msize()).isEqualTo(4096);
    assertThat(MachineFeature.rate(features.get(0).best())).isCloseTo(4096e3 / 4196, within(1e-9));
    assertThat(features.get(0).cells())
        .extracting(cell -> features.get(0).share(cell))
        .satisfies(
            shares -> {
              assertThat(shares.get(0)).isCloseTo(64.0 / 164 * 4196 / 4096, within(1e-12));
              assertThat(shares.get(2)).isEqualTo(1);
            });
  }

  @Test
  void theSpreadOfTrialsIsInRelationToTheFastest() {
    TrialSpread spread =
        TrialSpread.of(List.of(cell(8, 2, 120, 100, 150).figures(), cell(8, 4, 9).figures()))
            .get(0);
    assertThat(spread.normalized()).containsExactly(1.2, 1.0, 1.5);
    assertThat(spread.largest()).isEqualTo(1.5);
  }
}
