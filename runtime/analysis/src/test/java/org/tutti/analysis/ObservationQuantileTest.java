package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.state.ProbedMachine;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.BenchmarkCounters;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.TimingMethod;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class ObservationQuantileTest {
  @ParameterizedTest
  @ValueSource(strings = {"p0", "p100", "p-1", "0", "1", "1.5", "NaN", "p", "q99", "", "p99%"})
  void whatIsNoQuantileWithinZeroAndOneIsRefused(String text) {
    assertThatThrownBy(() -> ObservationQuantile.parse(text))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("[TUTTI-003]");
    assertThatThrownBy(() -> JudgedFigure.parse(text)).hasMessageContaining("[TUTTI-003]");
  }

  @Test
  void namesAndProbabilitiesAreTheSame() {
    assertThat(ObservationQuantile.parse("0.999")).isEqualTo(ObservationQuantile.parse("p99.9"));
    assertThat(ObservationQuantile.parse("P99")).isEqualTo(ObservationQuantile.P99);
    assertThat(ObservationQuantile.parse("0.999").title()).isEqualTo("p99.9");
    assertThat(JudgedFigure.parse("median")).isEqualTo(JudgedFigure.MEDIAN);
    assertThat(JudgedFigure.parse("p99").title()).isEqualTo("p99");
  }

  @Test
  void aQuantileRestsOnFiveObservations() {
    assertThat(ObservationQuantile.P95.minObservations()).isEqualTo(100);
    assertThat(ObservationQuantile.P99.minObservations()).isEqualTo(500);
    assertThat(ObservationQuantile.parse("p99.9").minObservations()).isEqualTo(5000);
    assertThat(ObservationQuantile.parse("p1").minObservations()).isEqualTo(500);
    assertThat(ObservationQuantile.P99.of(oneTo(499))).isEmpty();
    // Type 8: (500 + 1/3) 0.99 + 1/3.
    assertThat(ObservationQuantile.P99.of(oneTo(500)).orElseThrow())
        .isCloseTo(495.6633, within(1e-3));
  }

  private static OrderedSample oneTo(int n) {
    return OrderedSample.of("values", IntStream.rangeClosed(1, n).asDoubleStream().toArray());
  }

  @Test
  void onlyTheTailThatAllLaunchesSupportIsAFigure() {
    CellFigures enough = cell(500, 500, 500, 500, 500, 500);
    assertThat(CellFigure.P99.of(enough)).isPresent();
    assertThat(enough.quantileInterval(ObservationQuantile.P99)).isPresent();
    assertThat(enough.quantile(ObservationQuantile.parse("p99.9"))).isEmpty();

    CellFigures oneTooFew = cell(500, 500, 499, 500, 500, 500);
    assertThat(CellFigure.P99.of(oneTooFew)).isEqualTo(OptionalDouble.empty());
    assertThat(oneTooFew.quantileInterval(ObservationQuantile.P99)).isEmpty();
    assertThat(CellFigure.P95.of(oneTooFew)).isPresent();
    assertThat(CellFigure.MAX.of(oneTooFew)).isPresent();
  }

  @Test
  void aQuantileIsJudgedInThePlaceOfTheMedianOrRefused() {
    JudgedFigure p99 = JudgedFigure.parse("p99");
    CellFigures enough = cell(500, 500);
    assertThat(enough.judgedBy(p99).median())
        .isEqualTo(enough.quantile(ObservationQuantile.P99).orElseThrow());
    assertThat(enough.judgedBy(JudgedFigure.MEDIAN)).isEqualTo(enough);

    Side side = new Side("a", List.of(cell(500, 499)), List.of(), true);
    assertThatThrownBy(() -> side.judgedBy(p99))
        .hasMessageContaining("[TUTTI-422] p99 takes 500 valid observations of each launch, but")
        .hasMessageContaining("launch 2 has 499");
  }

  private static CellFigures cell(int... observations) {
    return new CellFigures(
        new CellKey("Simulated.allreduce", "ALLREDUCE", 8, 2),
        Treatment.ONLY,
        CellSettings.of(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(500, 10)),
        IntStream.range(0, observations.length)
            .mapToObj(launch -> launch(launch + 1, observations[launch]))
            .toList());
  }

  private static LaunchFigures launch(int number, int observations) {
    double[] times =
        DoubleStream.iterate(1000, time -> time + number).limit(observations).toArray();
    LaunchSummary summary = LaunchSummary.of(times);
    return new LaunchFigures(
        new PlannedLaunch(number, number, Treatment.ONLY),
        LaunchFigures.Times.allOf(summary.median()),
        new LaunchFigures.Counts(observations, 0, 0),
        GlobalTiming.NONE,
        List.of(),
        0,
        LaunchFigures.Tail.of(times, summary.filtered(), List.of()),
        BenchmarkCounters.NONE,
        ProbedMachine.UNKNOWN);
  }
}
