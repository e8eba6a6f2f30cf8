package org.tutti.runtime.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Datatype;

class PlanTest {
  private static final Settings NOTHING = Settings.builder().build();
  private static final Benchmark BCAST =
      new Benchmark(
          "a.B.bcast",
          Operation.BCAST,
          Datatype.BYTE,
          Settings.builder().msizes(1, 2, 3).repetitions(7).build());
  private static final Benchmark BARRIER =
      new Benchmark("a.B.barrier", Operation.BARRIER, Datatype.BYTE, NOTHING);

  @Test
  void aCellPerBenchmarkAndSizeInTheOrderOfDeclaration() {
    assertThat(Plan.of(List.of(BCAST, BARRIER), NOTHING).cells())
        .extracting(Cell::toString)
        .containsExactly(
            "a.B.bcast at 1 B", "a.B.bcast at 2 B", "a.B.bcast at 3 B", "a.B.barrier at 0 B");
  }

  @Test
  void theCommandLinePrecedesTheAnnotations() {
    Settings commandLine = Settings.builder().msizes(64).build();
    List<Cell> cells = Plan.of(List.of(BCAST), commandLine).cells();
    assertThat(cells).hasSize(1);
    assertThat(cells.get(0).msize()).isEqualTo(64);
    assertThat(cells.get(0).settings().repetitions()).hasValue(7);
    assertThat(cells.get(0).settings().launches()).isEqualTo(Defaults.SETTINGS.launches());
  }

  @Test
  void shufflingKeepsTheCellsAndFollowsFromSeedAndLaunch() {
    Plan plan = Plan.of(List.of(BCAST, BARRIER), NOTHING);
    assertThat(plan.shuffled(42, 1)).isEqualTo(plan.shuffled(42, 1));
    assertThat(plan.shuffled(42, 1).cells()).containsExactlyInAnyOrderElementsOf(plan.cells());
    assertThat(IntStream.range(0, 20).mapToObj(launch -> plan.shuffled(42, launch)).distinct())
        .hasSizeGreaterThan(5);
  }

  @Test
  void theOrderNeverChangesBetweenVersions() {
    assertThat(Plan.of(List.of(BCAST, BARRIER), NOTHING).shuffled(2016, 3).cells())
        .extracting(Cell::msize)
        .containsExactly(0L, 2L, 3L, 1L);
  }
}
