package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Buffers;
import org.tutti.measure.plan.OnceInLaunch;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.rank.cell.PlannedCell;
import org.tutti.records.launch.Warning;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.sync.RunTimeKind;

class FirstUseTest {
  private static Plan plan(String... names) {
    return Plan.of(
        List.of(names).stream()
            .map(
                name ->
                    BenchmarkDescriptor.named(name)
                        .operation("FIRST", Buffers.of("0", "0"))
                        .datatype(Datatype.BYTE)
                        .build())
            .toList(),
        Settings.builder()
            .set(SettingKey.REPETITIONS, "500")
            .set(SettingKey.BATCH, "10")
            .set(SettingKey.SYNC, "WINDOW")
            .build(),
        3);
  }

  @Test
  void itsCellsHaveOneObservationOfALocalTime() {
    Settings settings = plan("pairs:first-message").cells().get(0).settings();

    assertThat(settings.get(SettingKey.REPETITIONS)).isEqualTo(1);
    assertThat(settings.get(SettingKey.BATCH)).isEqualTo(1);
    assertThat(settings.syncConfiguration().name()).isEqualTo("BARRIER");
    assertThat(settings.syncConfiguration().runTime()).isEqualTo(RunTimeKind.LOCAL);
    assertThat(plan("Other.benchmark").cells().get(0).settings().get(SettingKey.REPETITIONS))
        .isEqualTo(500);
  }

  private static Map<String, Optional<Warning>> unmeasured(MpiSession session, Plan plan) {
    FirstUse measured = FirstUse.measure(session, plan);
    Map<String, Optional<Warning>> found = new ConcurrentHashMap<>();
    plan.cells()
        .forEach(
            cell ->
                measured
                    .planned(cell, Optional.empty())
                    .map(PlannedCell::impossible)
                    .ifPresent(why -> found.put(cell.benchmark().name(), why)));
    return found;
  }

  /** Ranks that are threads are connected, but meet all the same; nothing initializes them. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void allPairsMeetOnRanksThatAreThreads(int processes) {
    Plan plan = plan("MPI_Init", "pairs:first-message", "pairs:next-messages", "Other.benchmark");
    Map<Integer, Map<String, Optional<Warning>>> found = new ConcurrentHashMap<>();
    InProcess.run(
        processes, session -> found.put(session.world().rank(), unmeasured(session, plan)));

    assertThat(found).hasSize(processes);
    assertThat(found.values())
        .allSatisfy(
            ofRank -> {
              assertThat(ofRank).hasSize(OnceInLaunch.values().length);
              assertThat(ofRank.get("pairs:first-message")).isEmpty();
              assertThat(ofRank.get("pairs:next-messages")).isEmpty();
              assertThat(ofRank.get("MPI_Init").orElseThrow().text())
                  .isEqualTo(
                      "MPI_Init is not in this library (in-process); the cell was not measured");
            });
  }

  @Test
  void simulatedRanksMeetInVirtualTime() {
    Plan plan = plan("pairs:first-message");
    Map<Integer, Map<String, Optional<Warning>>> found = new ConcurrentHashMap<>();
    Simulated.run(
        3,
        Simulation.of(5, Network.QUIET),
        session -> found.put(session.world().rank(), unmeasured(session, plan)));
    assertThat(found.values())
        .hasSize(3)
        .allSatisfy(ofRank -> assertThat(ofRank.get("pairs:first-message")).isEmpty());
  }
}
