package org.tutti.analysis.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class GateOfNightsTest {
  private static final int CELLS = 12;
  private static final int LAUNCHES = 6;
  private static final int GATES = 300;
  private static final double NIGHT = 0.03;

  private final Random random = new Random(6);

  /**
   * A night has an effect on each cell.
   *
   * @param slowShare of cells that are 1.3 to 3 times slower in a night
   */
  private Side night(double factor, double slowShare) {
    List<CellFigures> cells = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      double level = 1000 * Math.exp(NIGHT * random.nextGaussian());
      level *= cell == 0 ? factor : 1;
      level *= random.nextDouble() < slowShare ? 1.3 + 1.7 * random.nextDouble() : 1;
      List<LaunchFigures> launches = new ArrayList<>();
      for (int launch = 1; launch <= LAUNCHES; launch++) {
        launches.add(
            new LaunchFigures(
                new PlannedLaunch(launch, launch, Treatment.ONLY),
                LaunchFigures.Times.allOf(level * Math.exp(0.01 * random.nextGaussian())),
                new LaunchFigures.Counts(100, 0, 0)));
      }
      cells.add(
          new CellFigures(
              new CellKey("Simulated.allreduce", "ALLREDUCE", 8L << cell, 2),
              Treatment.ONLY,
              CellSettings.of(
                  TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
                  CellCounts.of(100, 0)),
              launches));
    }
    return new Side("night", cells, List.of(), true);
  }

  private GateResult gate(int nights, Side head, double slowShare) {
    return GateResult.of(
        CampaignComparison.ofCampaigns(
            IntStream.range(0, nights).mapToObj(i -> night(1, slowShare)).toList(),
            List.of(head),
            false,
            ComparisonOptions.DEFAULT),
        false,
        List.of(),
        List.of());
  }

  private long stopped(int nights, double factor, double slowShare) {
    return IntStream.range(0, GATES)
        .filter(i -> gate(nights, night(factor, 0), slowShare).outcome() == GateOutcome.REGRESSION)
        .count();
  }

  @Test
  void aNightLikeTheOthersIsSeldomARegression() {
    assertThat(stopped(20, 1, 0)).isLessThanOrEqualTo(GATES * 5 / 100);
    assertThat(stopped(20, 1, 0.03)).isLessThanOrEqualTo(GATES * 5 / 100);
  }

  @Test
  void aLargeSlowdownIsFoundTheSameNight() {
    assertThat(stopped(30, 1.25, 0.03)).isGreaterThan(GATES * 9 / 10);
  }

  @Test
  void ofFewNightsNothingIsKnown() {
    GateResult result = gate(3, night(2, 0), 0);
    assertThat(result.outcome()).isEqualTo(GateOutcome.INCONCLUSIVE);
    assertThat(result.moreLaunches()).isZero();
  }
}
