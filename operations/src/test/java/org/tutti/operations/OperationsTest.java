package org.tutti.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.measure.cell.DryRun;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.Plan;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;

/** Every operation leaves the right data on the providers that need no library. */
class OperationsTest {
  private final List<IndexEntry> catalog = BenchmarkSelection.onClassPath().catalog();

  /** As many as there are operations, each of which is said to be correct. */
  private final List<String> said = Collections.synchronizedList(new ArrayList<>());

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void dataAreRightInProcess(int processes) {
    Plan plan = plan(processes, "8,24");
    InProcess.run(processes, session -> call(plan, session));
    assertThat(said).hasSameSizeAs(plan.cells()).allMatch(OperationsTest::isRight);
  }

  @Test
  void dataAreRightOnSimulatedRanks() {
    Plan plan = plan(4, "8");
    Simulated.run(4, Simulation.of(11, Network.QUIET), session -> call(plan, session));
    assertThat(said).hasSameSizeAs(plan.cells()).allMatch(OperationsTest::isRight);
  }

  /** In the spelling of the standard, from which the class has its name. */
  @Test
  void functionsOfMpiHaveClassesOfTheirNames() {
    assertThat(catalog)
        .filteredOn(entry -> entry.name().startsWith("MPI_") && !entry.name().contains(":"))
        .hasSizeGreaterThan(50)
        .filteredOn(entry -> !group(entry).equals("point-to-point"))
        .allSatisfy(
            entry ->
                assertThat(entry.harness().replaceAll(".*\\.(\\w+)_Harness.*", "$1"))
                    .isEqualToIgnoringCase(entry.name().substring(4).replace("_", "")));
  }

  /** Pure work moves no data. */
  private static boolean isRight(String line) {
    return line.endsWith("data correct") || line.contains(":work at");
  }

  private static String group(IndexEntry entry) {
    return entry.catalog().orElseThrow().group();
  }

  private Plan plan(int processes, String msizes) {
    return Plan.of(
        catalog.stream().map(IndexEntry::benchmark).toList(),
        Settings.builder().set(SettingKey.MSIZES, msizes).build(),
        processes);
  }

  private void call(Plan plan, MpiSession session) {
    new DryRun(plan, BenchmarkSelection.instances(catalog), said::add).run(session);
  }
}
