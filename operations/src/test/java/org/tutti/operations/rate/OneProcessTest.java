package org.tutti.operations.rate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.cell.DryRun;
import org.tutti.measure.cell.ImpossibleCells;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.launch.PlanCheck;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.records.launch.MovedData;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/**
 * With one process, an operation is measured or refused: nothing is timed that has nobody to
 * communicate with.
 */
class OneProcessTest {
  private static final List<IndexEntry> CATALOG = BenchmarkSelection.onClassPath().catalog();

  private static final Set<Problem> REFUSALS =
      Set.of(
          MeasurementProblem.PROCESSES_TOO_FEW,
          MpiProblem.GROUP_IMPOSSIBLE,
          MpiProblem.TOPOLOGY_IMPOSSIBLE);

  /** A collective of one process is one; a message needs somebody else. */
  @Test
  void onlyWhatSendsNoMessagesIsMeasured() {
    List<IndexEntry> possible =
        CATALOG.stream()
            .filter(entry -> isPossible(entry, 1, Settings.builder()))
            .filter(entry -> entry.benchmark().operation().collective().isEmpty())
            .toList();
    assertThat(possible)
        .hasSizeGreaterThan(40)
        .noneMatch(entry -> group(entry).equals("one-sided"))
        .noneMatch(entry -> group(entry).equals("point-to-point"));
    List<IndexEntry> callable = possible.stream().filter(OneProcessTest::isCallable).toList();
    List<Cell> cells = plan(callable, 2, Settings.builder()).cells();
    assertThat(CountedCells.count(cells, callable, 2))
        .hasSameSizeAs(cells)
        .allSatisfy((cell, sent) -> assertThat(sent).isEqualTo(new MovedData(0, 0)));
  }

  @Test
  void whatIsNotRefusedIsRight() {
    assertRefusedOrRight(1, Settings.builder());
  }

  @Test
  void partsOfOneMemberLikewise() {
    assertRefusedOrRight(2, Settings.builder().parameter("members", List.of("1")));
  }

  private static void assertRefusedOrRight(int processes, Settings.Builder settings) {
    List<IndexEntry> possible =
        CATALOG.stream().filter(entry -> isPossible(entry, processes, settings)).toList();
    assertThat(possible).hasSizeBetween(150, CATALOG.size() - 100);
    List<String> said = Collections.synchronizedList(new ArrayList<>());
    Plan plan = plan(possible, processes, settings);
    InProcess.run(
        processes,
        session ->
            new DryRun(
                    plan, ImpossibleCells.NONE, BenchmarkSelection.instances(possible), said::add)
                .run(session));
    assertThat(said).hasSameSizeAs(plan.cells()).noneMatch(line -> line.contains("FAILED"));
  }

  private static boolean isPossible(IndexEntry entry, int processes, Settings.Builder settings) {
    try {
      PlanCheck.elsewhere(
              plan(List.of(entry), processes, settings),
              BenchmarkSelection.instances(List.of(entry)))
          .check(processes, processes);
      return true;
    } catch (TuttiException e) {
      assertThat(e.problem()).isIn(REFUSALS);
      return false;
    }
  }

  /** The counted ranks make no other communicators and pack nothing; neither sends messages. */
  private static boolean isCallable(IndexEntry entry) {
    return !Set.of("communicators", "files", "neighborhoods", "processes", "topologies")
            .contains(group(entry))
        && !Set.of("MPI_Pack", "MPI_Unpack").contains(entry.name())
        && !entry.name().startsWith("MPI_Ineighbor")
        && !entry.name().endsWith(":intercommunicator");
  }

  private static String group(IndexEntry entry) {
    return entry.catalog().orElseThrow().group();
  }

  private static Plan plan(List<IndexEntry> entries, int processes, Settings.Builder settings) {
    return Plan.of(
        entries.stream().map(IndexEntry::benchmark).toList(),
        settings
            .set(SettingKey.MSIZES, "96")
            .set(SettingKey.THREAD_LEVEL, MpiThreadLevel.MULTIPLE.name())
            .build(),
        processes);
  }
}
