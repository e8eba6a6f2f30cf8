package org.tutti.operations.mockup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.measure.cell.DryRun;
import org.tutti.measure.cell.ImpossibleCells;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

class MockUpsTest {
  private static final BenchmarkSelection ALL = BenchmarkSelection.onClassPath();

  private final List<IndexEntry> mockUps =
      ALL.entries(ALL.namesOfSuites(List.of("mockups", "split")));
  private final List<String> said = Collections.synchronizedList(new ArrayList<>());

  static IntStream processes() {
    return IntStream.rangeClosed(1, 9);
  }

  /** Also with fewer elements than processes, and a number that they do not divide. */
  @ParameterizedTest
  @MethodSource("processes")
  void dataAreRight(int processes) {
    Plan plan =
        Plan.of(
            mockUps.stream().map(IndexEntry::benchmark).toList(),
            Settings.builder().set(SettingKey.MSIZES, "0,8,104").build(),
            processes);
    InProcess.run(
        processes,
        session ->
            new DryRun(plan, ImpossibleCells.NONE, BenchmarkSelection.instances(mockUps), said::add)
                .run(session));
    assertThat(said).hasSameSizeAs(plan.cells()).allMatch(line -> line.endsWith("data correct"));
  }

  /** With these names guidelines find them. */
  @Test
  void namesSayWhatIsDoneByWhat() {
    List<String> catalog = ALL.catalog().stream().map(IndexEntry::name).toList();
    assertThat(ALL.namesOfSuites(List.of("mockups")))
        .hasSize(14)
        .allSatisfy(
            name -> {
              String[] parts = name.split("[:+]");
              assertThat(catalog).contains(parts[0]);
              for (int part = 1; part < parts.length; part++) {
                assertThat(catalog).contains("MPI_" + parts[part]);
              }
            });
    assertThat(ALL.namesOfSuites(List.of("split")))
        .hasSize(8)
        .allSatisfy(name -> assertThat(catalog).contains(name.replace(":split", "")));
  }
}
