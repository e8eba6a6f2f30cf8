package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.analysis.gate.GateResult;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.report.gate.GateText;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

/**
 * Nights like those that bench/gate simulates, written to files: what the command prints and ends
 * with is what the simulation counts.
 */
class GateReplayTest {
  private static final int CELLS = 12;
  private static final int BASELINE = 12;
  private static final int LAUNCHES = 6;
  private static final double MEDIAN = 1e6;

  @TempDir private Path path;
  private final Random random = new Random(49);

  /** Nights differ by 3 % in each cell, launches by 2 %. */
  private long[][] night(int slowCell, double slower) {
    long[][] times = new long[CELLS][LAUNCHES];
    for (int cell = 0; cell < CELLS; cell++) {
      double level =
          MEDIAN * Math.exp(0.03 * random.nextGaussian()) * (cell == slowCell ? slower : 1);
      for (int launch = 0; launch < LAUNCHES; launch++) {
        times[cell][launch] = Math.round(level * Math.exp(0.02 * random.nextGaussian()));
      }
    }
    return times;
  }

  private void write(String name, int number, long[][] times) {
    WrittenCampaign campaign =
        new WrittenCampaign(path.resolve(name), Instant.EPOCH.plusSeconds(86_400L * number));
    for (int cell = 0; cell < CELLS; cell++) {
      long[] ofCell = times[cell];
      campaign.variant(
          "a", 8L << cell, launch -> new long[] {ofCell[launch - 1], ofCell[launch - 1]});
    }
    campaign.write(LAUNCHES);
  }

  private static Side side(long[][] times) {
    List<CellFigures> cells = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      List<LaunchFigures> launches = new ArrayList<>();
      for (int launch = 1; launch <= LAUNCHES; launch++) {
        launches.add(
            new LaunchFigures(
                new PlannedLaunch(launch, launch, Treatment.ONLY),
                LaunchFigures.Times.allOf(times[cell][launch - 1]),
                new LaunchFigures.Counts(2, 0, 0)));
      }
      cells.add(
          new CellFigures(
              new CellKey("org.example.Variants.a", "ALLREDUCE", 8L << cell, 2),
              Treatment.ONLY,
              CellSettings.of(
                  TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
                  CellCounts.of(2, 0)),
              launches));
    }
    return new Side("night", cells, List.of(), true);
  }

  @Test
  void theCommandSaysWhatTheSimulationCounts() {
    List<Side> baseline = new ArrayList<>();
    for (int number = 0; number < BASELINE; number++) {
      long[][] night = night(-1, 1);
      write("night-" + number, number, night);
      baseline.add(side(night));
    }
    Set<GateOutcome> seen = EnumSet.noneOf(GateOutcome.class);
    double[] slower = {1, 1, 1, 1.05, 1.05, 1.15, 1.3, 1.5, 3};
    for (int number = 0; number < slower.length; number++) {
      long[][] night = night(number % CELLS, slower[number]);
      write("head-" + number, BASELINE + number, night);
      GateResult simulated =
          GateResult.of(
              CampaignComparison.ofCampaigns(
                  baseline, List.of(side(night)), false, ComparisonOptions.DEFAULT),
              false,
              List.of(),
              List.of());
      StringWriter output = new StringWriter();
      int status =
          Main.run(
              new PrintWriter(output),
              new PrintWriter(output),
              Map.of(),
              "gate",
              "--baseline",
              path.resolve("night-*").toString(),
              path.resolve("head-" + number).toString());

      seen.add(simulated.outcome());
      assertThat(status)
          .as("%s: %s", slower[number], output)
          .isEqualTo(simulated.outcome().exitStatus());
      assertThat(output.toString().replaceAll("\\s+", " "))
          .contains(GateText.summary(simulated).replaceAll("\\s+", " "));
    }
    assertThat(seen).contains(GateOutcome.REGRESSION).hasSizeGreaterThan(1);
  }
}
