package org.tutti.measure.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.measure.cell.ImpossibleCells;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.records.launch.CellRecord;

/** Launches in virtual time, which depend on nothing but their seed. */
class SimulatedLaunchTest {
  private static final int RANKS = 40;

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"BARRIER", "WINDOW_HCA3:fit-points=20,exchanges=5", "ROUNDTIME_JOINT"})
  void theSameSeedGivesTheSameRunTimes(String sync) throws Exception {
    List<double[]> first = runTimes(run(1, "once", sync));
    assertThat(runTimes(run(1, "again", sync))).containsExactlyElementsOf(first);
    assertThat(runTimes(run(2, "other", sync)).get(0)).isNotEqualTo(first.get(0));
  }

  @Test
  void nothingOfTheMachineIsMistakenForTheSimulation() throws Exception {
    for (CellRecord cell : run(1, "launch", "BARRIER")) {
      assertThat(cell.warnings()).isEmpty();
      assertThat(cell.observations().invalidCount()).isZero();
      assertThat(cell.conditions().warmUp().calls()).isZero();
      assertThat(cell.conditions().activity()).isEmpty();
      // Each of six steps takes at least the latency of the network.
      assertThat(Arrays.stream(cell.observations().validRunTimes()).min().orElseThrow())
          .isGreaterThan(6 * 1_500);
    }
  }

  private static List<double[]> runTimes(List<CellRecord> cells) {
    return cells.stream().map(cell -> cell.observations().validRunTimes()).toList();
  }

  private List<CellRecord> run(long seed, String name, String sync) throws Exception {
    Path results = Files.createDirectory(directory.resolve(name));
    Plan plan = TestLaunch.plan(new TestHarness(), RANKS, "sync", sync);
    Simulated.run(
        RANKS,
        Simulation.of(seed, Network.NOISY),
        session ->
            new LaunchMeasurement(
                    TestLaunch.request(results, plan),
                    ImpossibleCells.NONE,
                    new TestHarness().byName(),
                    new TestLaunch.SilentObserver())
                .run(session));
    return TestLaunch.read(results).cells();
  }
}
