package org.tutti.lab.operations.mockup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.TuttiException;
import org.tutti.lab.operations.mockup.DecomposedCollective.BcastOnNodes;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.rank.cell.DryRun;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

class MockUpsTest {
  private static final BenchmarkSelection ALL = BenchmarkSelection.onClassPath();

  /** These are done by several operations, or by one on several communicators. */
  private static final Set<String> DECOMPOSITIONS = Set.of("lanes", "lanes-in-place", "hierarchy");

  private final List<IndexEntry> mockUps = ALL.entries(ALL.namesOfSuites(List.of("mockups")));
  private final List<IndexEntry> rooted =
      mockUps.stream()
          .filter(entry -> entry.name().matches("MPI_(Bcast|Gather|Reduce|Scatter)v?[:+].*"))
          .toList();

  private final List<String> said = Collections.synchronizedList(new ArrayList<>());

  static IntStream processes() {
    return IntStream.rangeClosed(1, 9);
  }

  /** Also with fewer elements than processes, and a number that they do not divide. */
  @ParameterizedTest
  @MethodSource("processes")
  void dataAreRight(int processes) {
    String nodes =
        IntStream.rangeClosed(1, processes)
            .filter(number -> processes % number == 0)
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(","));
    check(mockUps, processes, nodes, "0");
    check(rooted, processes, nodes, "LAST");
  }

  @Test
  void aRootMayRotate() {
    check(rooted, 6, "1,2,3,6", "ROTATING");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 4, 7})
  void nodesHaveToDivideTheProcesses(int nodes) {
    DecomposedCollective operation = new BcastOnNodes();
    operation.nodes = nodes;
    assertThatThrownBy(() -> operation.checkProcesses(6))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("Parameter nodes cannot be '" + nodes + "'");
  }

  private void check(List<IndexEntry> entries, int processes, String nodes, String root) {
    said.clear();
    Settings settings =
        Settings.builder()
            .set(SettingKey.MSIZES, "0,8,104")
            .set(SettingKey.ROOT_RANK, root)
            .parameter("nodes", List.of(nodes.split(",")))
            .build();
    Plan plan = Plan.of(entries.stream().map(IndexEntry::benchmark).toList(), settings, processes);
    InProcess.run(
        processes,
        session ->
            new DryRun(plan, ImpossibleCells.NONE, BenchmarkSelection.instances(entries), said::add)
                .run(session));
    assertThat(said).hasSameSizeAs(plan.cells()).allMatch(line -> line.endsWith("data correct"));
  }

  /** With these names guidelines find them. */
  @Test
  void namesSayWhatIsDoneByWhat() {
    List<String> catalog = ALL.catalog().stream().map(IndexEntry::name).toList();
    assertThat(rooted).hasSizeBetween(1, 42);
    assertThat(ALL.namesOfSuites(List.of("mockups")))
        .hasSize(43)
        .allSatisfy(
            name -> {
              String[] parts = name.split("[:+]");
              assertThat(catalog).contains(parts[0]);
              for (int part = 1; part < parts.length; part++) {
                if (!DECOMPOSITIONS.contains(parts[part])) {
                  assertThat(catalog).contains("MPI_" + parts[part]);
                }
              }
            });
  }
}
