package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.MovedData;
import org.tutti.records.launch.TimingMethod;
import org.tutti.stats.interval.Estimate;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class CellRateTest {
  private static final CellSettings TIMES =
      CellSettings.of(
          TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL), CellCounts.of(10, 0));

  @Test
  void ratesAreAmountsOverTheMedianRunTime() {
    CellRate rate = rate(new MovedData(64, 64), 1000, 2000, 4000);
    assertThat(rate.median()).isEqualTo(32, within(1e-12));
    assertThat(rate.messages()).isEqualTo(32e6, within(1e-6));
  }

  /** 64 MB/s, 32 MB/s, 16 MB/s: the same amount at each rate, so 3 / (1/64 + 1/32 + 1/16). */
  @Test
  void theMeanIsTheHarmonicOne() {
    CellRate rate = rate(new MovedData(64, 64), 1000, 2000, 4000);
    assertThat(rate.mean()).isEqualTo(3 / (1 / 64.0 + 1 / 32.0 + 1 / 16.0), within(1e-12));
  }

  @Test
  void theIntervalIsThatOfTheRunTimeInverted() {
    CellRate rate = rate(new MovedData(1, 1000), 130, 100, 150, 110, 160, 120, 140);
    Estimate interval = rate.medianInterval().orElseThrow();
    assertThat(interval.low()).isEqualTo(1e6 / 160, within(1e-9));
    assertThat(interval.high()).isEqualTo(1e6 / 100, within(1e-9));
    assertThat(interval.contains(rate.median())).isTrue();
  }

  @Test
  void emptyMessagesHaveARateOfMessagesOnly() {
    CellRate rate = rate(new MovedData(10, 0), 1000);
    assertThat(rate.mean()).isZero();
    assertThat(rate.median()).isZero();
    assertThat(rate.messages()).isEqualTo(1e7);
  }

  @Test
  void otherCellsHaveNone() {
    assertThat(CellRate.of(cell(Optional.empty(), 1000))).isEmpty();
  }

  private static CellRate rate(MovedData moved, double... times) {
    return CellRate.of(cell(Optional.of(moved), times)).orElseThrow();
  }

  private static CellFigures cell(Optional<MovedData> moved, double... times) {
    List<LaunchFigures> launches = new ArrayList<>();
    for (double time : times) {
      launches.add(
          new LaunchFigures(
              new PlannedLaunch(launches.size() + 1, 0, 0, Treatment.ONLY),
              LaunchFigures.Times.allOf(time),
              new LaunchFigures.Counts(10, 0, 0)));
    }
    return new CellFigures(
        new CellKey("bandwidth", "BANDWIDTH", 1000, 2),
        Treatment.ONLY,
        new CellSettings(TIMES.method(), TIMES.counts(), Optional.empty(), false, Map.of(), moved),
        launches);
  }
}
