package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.plan.Plan;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellRecord;

/** What the result file says of reductions whose order of addition differs. */
class ReductionBitsTest {
  private static final int PROCESSES = 3;

  @TempDir Path directory;

  @Test
  void launchesThatAddInOneOrderRecordTheSameHash() {
    List<CellRecord> first = measure("first", (rank, step) -> step);
    List<CellRecord> second = measure("second", (rank, step) -> step);
    assertThat(first).noneMatch(ReductionBitsTest::isWarnedOf);
    assertThat(hashes(first)).doesNotContainNull().isEqualTo(hashes(second));
  }

  @Test
  void launchesThatAddInAnotherOrderRecordAnotherHash() {
    List<CellRecord> forward = measure("forward", (rank, step) -> step);
    List<CellRecord> backward = measure("backward", (rank, step) -> PROCESSES - 1 - step);
    assertThat(backward).noneMatch(ReductionBitsTest::isWarnedOf);
    for (int cell = 0; cell < forward.size(); cell++) {
      assertThat(hashes(backward).get(cell)).isNotEqualTo(hashes(forward).get(cell));
    }
  }

  @Test
  void ranksThatAddInOrdersOfTheirOwnAreAWarningOfTheCell() {
    List<CellRecord> cells = measure("ranks", (rank, step) -> (rank + step) % PROCESSES);
    assertThat(cells).isNotEmpty().allMatch(ReductionBitsTest::isWarnedOf);
    assertThat(hashes(cells)).doesNotContainNull();
  }

  private static boolean isWarnedOf(CellRecord cell) {
    return cell.warnings().stream()
        .anyMatch(warning -> warning.problem() == MeasurementProblem.REDUCTION_BITS_DIFFER);
  }

  private static List<String> hashes(List<CellRecord> cells) {
    return cells.stream()
        .map(cell -> cell.conditions().details().get(CellConditions.REDUCTION_BITS))
        .toList();
  }

  /**
   * Measures an allreduce in its result file.
   *
   * @param order from rank and step to the rank whose element is added
   */
  private List<CellRecord> measure(String name, IntBinaryOperator order) {
    Plan plan =
        TestLaunch.plan(OrderedSum.harness(order), PROCESSES, "msizes", "512,1024", "warmup", "0");
    TestLaunch.run(directory.resolve(name), PROCESSES, plan, () -> OrderedSum.harness(order));
    return TestLaunch.read(directory.resolve(name)).cells().stream()
        .sorted((one, other) -> Long.compare(one.key().msize(), other.key().msize()))
        .toList();
  }
}
