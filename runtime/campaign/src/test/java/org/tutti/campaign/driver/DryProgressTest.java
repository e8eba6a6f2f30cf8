package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.Operation;
import org.tutti.diagnostics.PrintableText;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Datatype;
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
  void eachCellHasALine() {
    for (String name : List.of("A.one", "A.two", "A.three")) {
      assertThat(progress.isComplete()).isFalse();
      progress.line("a benchmark's own words");
      progress.line("[1,0]<stdout>:" + name + " at 8 B: data correct");
      progress.line(name + " at 64 B: FAILED [TUTTI-207] rank 1");
    }
    assertThat(progress.isComplete()).isTrue();
    assertThat(progress.called()).isEqualTo(6);
    assertThat(progress.failed()).containsExactly("A.one", "A.two", "A.three");
  }

  @Test
  void whatComesAfterTheCellWithoutALineIsLeft() {
    progress.line("A.one at 8 B: data correct");
    progress.line("A.one at 64 B: data correct");
    progress.line("A.two at 8 B: data correct");
    assertThat(progress.current()).hasToString("A.two at 64 B");
    assertThat(progress.after(BENCHMARKS)).containsExactly(BENCHMARKS.get(2));
  }

  @Test
  void aLaunchThatNeverBeganBlamesNoBenchmark() {
    progress.line("There are not enough slots");
    assertThat(progress.hasBegun()).isFalse();
    progress.line("Dry run of 6 cells with 2 processes of Open MPI 4.1.4");
    assertThat(progress.hasBegun()).isTrue();
    assertThat(progress.after(BENCHMARKS)).hasSize(2);
  }

  /** A dry run prints what a terminal may show. */
  @Test
  void aCellIsKnownByItsPrintedName() {
    BenchmarkDescriptor hostile =
        BenchmarkDescriptor.named("A.label")
            .operation(Operation.BARRIER)
            .parameter("label", "a\u001b[2Jb", "c\rd")
            .build();
    DryProgress one =
        new DryProgress(Plan.of(List.of(hostile), Settings.builder().build(), 2).cells());
    while (!one.isComplete()) {
      int called = one.called();
      one.line(PrintableText.of(one.current() + ": FAILED [TUTTI-207] rank 1"));
      assertThat(one.called()).isEqualTo(called + 1);
    }
    assertThat(one.failed()).containsExactly("A.label", "A.label");
  }

  private static BenchmarkDescriptor barrier(String name) {
    return BenchmarkDescriptor.named(name)
        .operation(Operation.ALLREDUCE)
        .datatype(Datatype.DOUBLE)
        .build();
  }
}
