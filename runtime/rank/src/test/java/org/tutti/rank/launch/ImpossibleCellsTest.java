package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.rank.cell.DryRun;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.records.launch.CellRecord;

/** Ranks may find different cells impossible, as their nodes may differ. */
class ImpossibleCellsTest {
  private final Plan plan = TestLaunch.plan(new TestHarness(), 2, "msizes", "8,64,128");
  private final Cell large = plan.cells().get(2);
  private final ImpossibleCells found = new ImpossibleCells(Map.of(large, "it is too large"));

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({"true, true", "false, true", "true, false"})
  void anImpossibleCellIsRecordedAndTheOthersAreMeasured(boolean byFirst, boolean bySecond) {
    InProcess.run(
        2,
        session -> {
          boolean finds = session.world().rank() == 0 ? byFirst : bySecond;
          LaunchMeasurement measurement =
              new LaunchMeasurement(
                  TestLaunch.request(directory, plan),
                  finds ? found : ImpossibleCells.NONE,
                  new TestHarness().byName(),
                  new TestLaunch.SilentObserver());
          assertThat(measurement.run(session)).isTrue();
        });
    List<CellRecord> cells = TestLaunch.read(directory).cells();
    assertThat(cells).hasSize(3);
    for (CellRecord cell : cells) {
      boolean impossible = cell.key().msize() == large.msize();
      assertThat(cell.observations().count()).isEqualTo(impossible ? 0 : 50);
      assertThat(cell.warnings())
          .filteredOn(warning -> warning.problem() == MeasurementProblem.CELL_IMPOSSIBLE)
          .extracting(warning -> warning.text())
          .containsExactlyElementsOf(
              impossible ? List.of("it is too large; the cell was not measured") : List.of());
    }
  }

  @Test
  void aDryRunSaysWhichItCannotCall() {
    List<String> said = new ArrayList<>();
    InProcess.run(
        2, session -> new DryRun(plan, found, new TestHarness().byName(), said::add).run(session));
    assertThat(said).hasSize(3);
    assertThat(said.get(1)).endsWith("data correct");
    assertThat(said.get(2))
        .endsWith("128 B: [TUTTI-260] it is too large; the cell was not measured");
  }
}
