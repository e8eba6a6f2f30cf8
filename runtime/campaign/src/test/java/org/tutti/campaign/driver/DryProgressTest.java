package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.Operation;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;
import org.tutti.rank.cell.DryFailure;
import org.tutti.rank.cell.DryResult;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

class DryProgressTest {
  private static final List<BenchmarkDescriptor> BENCHMARKS =
      List.of(barrier("A.one"), barrier("A.two"), barrier("A.three"));

  private final DryProgress progress =
      new DryProgress(
          Plan.of(BENCHMARKS, Settings.builder().set(SettingKey.MSIZES, "8,64").build(), 2)
              .cells());

  @Test
  void eachCellHasAResult() {
    Optional<String> library = Optional.of("MPICH 4.0.2");
    for (int called = 1; called <= 6; called++) {
      assertThat(progress.isComplete()).isFalse();
      progress.add(new DryResult(called, called % 2 == 0, library));
    }
    assertThat(progress.isComplete()).isTrue();
    assertThat(progress.called()).isEqualTo(6);
    assertThat(progress.failed())
        .containsExactly(
            new DryFailure("A.one", library),
            new DryFailure("A.two", library),
            new DryFailure("A.three", library));
  }

  @Test
  void whatComesAfterTheCellWithoutAResultIsLeft() {
    for (int called = 1; called <= 3; called++) {
      progress.add(new DryResult(called, false, Optional.empty()));
    }
    assertThat(progress.current()).hasToString("A.two at 64 B");
    assertThat(progress.after(BENCHMARKS)).containsExactly(BENCHMARKS.get(2));
  }

  @Test
  void aLaunchThatNeverBeganBlamesNoBenchmark() {
    assertThat(progress.hasBegun()).isFalse();
    progress.add(DryResult.BEGINNING);
    assertThat(progress.hasBegun()).isTrue();
    assertThat(progress.called()).isZero();
    assertThat(progress.after(BENCHMARKS)).hasSize(2);
  }

  @Test
  void aResultIsReadFromALineThatALauncherMarks() {
    DryResult known = new DryResult(3, true, Optional.of("Open MPI 4.1.4"));
    DryResult own = new DryResult(4, false, Optional.empty());
    assertThat(DryResult.decode("[1,0]<stdout>:" + known.encode())).contains(known);
    assertThat(DryResult.decode(own.encode())).contains(own);
    assertThat(DryResult.decode("a benchmark's own words")).isEmpty();
  }

  private static BenchmarkDescriptor barrier(String name) {
    return BenchmarkDescriptor.named(name)
        .operation(Operation.ALLREDUCE)
        .datatype(Datatype.DOUBLE)
        .build();
  }
}
