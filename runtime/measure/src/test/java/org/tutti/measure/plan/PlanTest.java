package org.tutti.measure.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.annotations.Operation;
import org.tutti.annotations.RankSummary;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.Datatype;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.stats.design.CounterbalancedOrders;

class PlanTest {
  private static final Settings NOTHING = Settings.builder().build();
  private static final BenchmarkDescriptor BCAST =
      BenchmarkDescriptor.named("a.B.bcast")
          .operation(Operation.BCAST)
          .datatype(Datatype.BYTE)
          .settings(
              Settings.builder()
                  .set(SettingKey.MSIZES, "1,2,3")
                  .set(SettingKey.REPETITIONS, "7")
                  .build())
          .build();
  private static final BenchmarkDescriptor BARRIER =
      BenchmarkDescriptor.named("a.B.barrier")
          .operation(Operation.BARRIER)
          .datatype(Datatype.BYTE)
          .build();
  private static final BenchmarkDescriptor RING =
      BenchmarkDescriptor.named("a.B.ring")
          .operation("ring", Buffers.of("msize * p", "msize"))
          .datatype(Datatype.BYTE)
          .parameter("chunks", "1", "2")
          .parameter("mode", "A", "B")
          .constraint("chunks * p <= msize")
          .settings(Settings.builder().set(SettingKey.MSIZES, "4,8").build())
          .build();

  @ParameterizedTest
  @CsvSource({"64 - 8 * p, is negative", "msize % (p - 16), divides by zero"})
  void aBufferWithoutASizeIsRefused(String size, String fault) {
    Buffers buffers = Buffers.of(size, "msize");
    assertThat(buffers.sendBytes(8, 8)).isZero();
    assertThatThrownBy(() -> buffers.sendBytes(8, 16))
        .hasMessageStartingWith("[TUTTI-269]")
        .hasMessageContaining(fault + " for msize = 8 and p = 16");
  }

  @Test
  void aCellPerBenchmarkAndSizeInTheOrderOfDeclaration() {
    assertThat(Plan.of(List.of(BCAST, BARRIER), NOTHING, 2).cells())
        .extracting(Cell::toString)
        .containsExactly(
            "a.B.bcast at 1 B", "a.B.bcast at 2 B", "a.B.bcast at 3 B", "a.B.barrier at 0 B");
  }

  @Test
  void fewCellsAreTheFirstOfEachBenchmark() {
    Plan plan = Plan.of(List.of(BCAST, BARRIER, RING), NOTHING, 2);
    assertThat(plan.firstOfEachBenchmark(2).cells())
        .extracting(Cell::toString)
        .containsExactly("a.B.bcast at 1 B", "a.B.barrier at 0 B");
  }

  @Test
  void theCommandLinePrecedesTheAnnotations() {
    Settings commandLine = Settings.builder().set(SettingKey.MSIZES, "64").build();
    List<Cell> cells = Plan.of(List.of(BCAST), commandLine, 2).cells();
    assertThat(cells).extracting(Cell::msize).containsExactly(64L);
    assertThat(cells.get(0).settings().get(SettingKey.REPETITIONS)).isEqualTo(7);
    assertThat(cells.get(0).settings().get(SettingKey.LAUNCHES))
        .isEqualTo(Settings.defaults().get(SettingKey.LAUNCHES));
  }

  @Test
  void aCellForEachCombinationThatTheConstraintsAdmit() {
    Plan plan = Plan.of(List.of(RING), NOTHING, 4);
    assertThat(plan.cells())
        .extracting(Cell::toString)
        .containsExactly(
            "a.B.ring at 4 B, chunks = 1, mode = A",
            "a.B.ring at 8 B, chunks = 1, mode = A",
            "a.B.ring at 4 B, chunks = 1, mode = B",
            "a.B.ring at 8 B, chunks = 1, mode = B",
            "a.B.ring at 8 B, chunks = 2, mode = A",
            "a.B.ring at 8 B, chunks = 2, mode = B");
    assertThat(plan.skipped()).hasSize(2);
  }

  @Test
  void constraintsCompareParametersWithTheConstantsOfTheirEnum() {
    BenchmarkDescriptor sweep =
        BenchmarkDescriptor.named("a.B.sweep")
            .operation("sweep", Buffers.of("0", "0"))
            .datatype(Datatype.BYTE)
            .parameter("mode", "FAST", "SAFE")
            .parameter("checked", "false", "true")
            .constraint("mode == SAFE || !checked")
            .build();
    assertThat(Plan.of(List.of(sweep), NOTHING, 2).cells())
        .extracting(Cell::parameters)
        .containsExactly(
            Map.of("mode", "FAST", "checked", "false"),
            Map.of("mode", "SAFE", "checked", "false"),
            Map.of("mode", "SAFE", "checked", "true"));
  }

  @Test
  void theCommandLineReplacesTheValuesOfAParameter() {
    Settings commandLine = Settings.builder().parameter("chunks", List.of("2")).build();
    assertThat(Plan.of(List.of(RING), commandLine, 2).cells())
        .extracting(Cell::parameters)
        .containsOnly(Map.of("chunks", "2", "mode", "A"), Map.of("chunks", "2", "mode", "B"));
  }

  @Test
  void buffersFollowTheirExpressions() {
    assertThat(RING.operation().buffers().sendBytes(8, 4)).isEqualTo(32);
    assertThat(RING.operation().buffers().receiveBytes(8, 4)).isEqualTo(8);
    assertThat(BARRIER.operation().buffers().sendBytes(8, 4)).isZero();
  }

  @Test
  void shufflingKeepsTheCellsAndFollowsFromSeedAndLaunch() {
    Plan plan = Plan.of(List.of(BCAST, BARRIER), NOTHING, 2);
    assertThat(plan.shuffled(42, 1)).isEqualTo(plan.shuffled(42, 1));
    assertThat(plan.shuffled(42, 1).cells()).containsExactlyInAnyOrderElementsOf(plan.cells());
    assertThat(IntStream.range(0, 20).mapToObj(launch -> plan.shuffled(42, launch)).distinct())
        .hasSizeGreaterThan(5);
  }

  @Test
  void theOrderNeverChangesBetweenVersions() {
    assertThat(Plan.of(List.of(BCAST, BARRIER), NOTHING, 2).shuffled(2016, 3).cells())
        .extracting(Cell::msize)
        .containsExactly(0L, 2L, 3L, 1L);
  }

  @Test
  void cellsOfAClassAndSizeStayTogetherIfTheyAlternate() {
    Plan plan = Plan.of(List.of(BCAST, RING), NOTHING, 2);
    assertThat(plan.groups()).extracting(List::size).containsExactly(1, 1, 1, 4, 4);
    for (int launch = 1; launch < 20; launch++) {
      assertThat(plan.shuffled(42, launch).groups())
          .extracting(Set::copyOf)
          .containsExactlyInAnyOrderElementsOf(plan.groups().stream().map(Set::copyOf).toList());
      assertThat(plan.shuffled(42, launch).groups().stream().flatMap(List::stream))
          .containsExactlyElementsOf(plan.shuffled(42, launch).cells());
    }
    Settings whole = Settings.builder().set(SettingKey.REPETITIONS_ROUNDS, "1").build();
    assertThat(Plan.of(List.of(BCAST, RING), whole, 2).groups())
        .hasSize(11)
        .allMatch(g -> g.size() == 1);
  }

  /** gropp1999, section 3.3: a loop over all lengths, several times. */
  @Test
  void eachPassVisitsAllMessageSizesIfThatIsRequested() {
    Settings passes =
        Settings.builder()
            .set(SettingKey.REPETITIONS_ROUNDS, "10")
            .set(SettingKey.REPETITIONS_ALL_SIZES, "true")
            .build();
    List<List<Cell>> groups = Plan.of(List.of(BCAST, BARRIER), passes, 2).groups();
    assertThat(groups).extracting(List::size).containsExactly(3, 1);
    Settings settings = groups.get(0).get(0).settings();
    assertThat(settings.get(SettingKey.REPETITIONS_ROUNDS)).isEqualTo(10);
    assertThat(settings.get(SettingKey.REPETITIONS)).isEqualTo(7);
  }

  @Test
  void methodsOfAClassAlternateIfOneIsTheBaseline() {
    Settings sizes = Settings.builder().set(SettingKey.MSIZES, "4,8").build();
    BenchmarkDescriptor.Builder variant =
        BenchmarkDescriptor.named("a.B.variant").operation(Operation.BCAST).datatype(Datatype.BYTE);
    BenchmarkDescriptor other =
        BenchmarkDescriptor.named("a.C.bcast")
            .operation(Operation.BCAST)
            .datatype(Datatype.BYTE)
            .build();
    assertThat(Plan.of(List.of(BCAST, variant.build(), other), sizes, 2).groups()).hasSize(6);
    assertThat(Plan.of(List.of(BCAST, variant.baseline().build(), other), sizes, 2).groups())
        .extracting(group -> group.stream().map(Cell::toString).toList())
        .containsExactly(
            List.of("a.B.bcast at 4 B", "a.B.variant at 4 B"),
            List.of("a.B.bcast at 8 B", "a.B.variant at 8 B"),
            List.of("a.C.bcast at 4 B"),
            List.of("a.C.bcast at 8 B"));
  }

  @Test
  void ordersOfRoundsAreNotThoseOfThePlanAndNeverChangeBetweenVersions() {
    List<Integer> cells = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
    Shuffle.ofPlan(2016, 3).accept(cells);
    CounterbalancedOrders rounds = Shuffle.ofRounds(2016, 3).orders(6);
    assertThat(cells).containsExactly(6, 5, 4, 3, 1, 2);
    assertThat(rounds.next()).containsExactly(1, 3, 2, 0, 5, 4);
    assertThat(rounds.next()).containsExactly(3, 0, 1, 4, 2, 5);
  }

  @Test
  void ordersOfRoundsDoNotFollowFromThoseOfThePlan() {
    int[][] firsts = new int[3][3];
    for (int launch = 1; launch <= 900; launch++) {
      List<Integer> cells = new ArrayList<>(List.of(0, 1, 2));
      Shuffle.ofPlan(7, launch).accept(cells);
      firsts[cells.get(0)][Shuffle.ofRounds(7, launch).orders(3).next()[0]]++;
    }
    double chiSquare = 0;
    for (int[] row : firsts) {
      chiSquare += Arrays.stream(row).mapToDouble(n -> (n - 100) * (n - 100) / 100.0).sum();
    }
    assertThat(chiSquare).as("quantile 0.999 of 4 degrees of freedom is 18.5").isLessThan(18.5);
  }

  @Test
  void aSummaryOverRanksContradictsAGlobalRunTime() {
    Settings commandLine =
        Settings.builder()
            .set(SettingKey.SYNC, "WINDOW_HCA")
            .set(SettingKey.SUMMARY, "MEAN")
            .build();
    assertThatThrownBy(() -> Plan.effective(BCAST, commandLine, 2))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("[TUTTI-013] a.B.bcast")
        .hasMessageContaining("set(SettingKey.RUN_TIME, LOCAL)");
    Settings local = Settings.builder().set(SettingKey.RUN_TIME, "LOCAL").build().over(commandLine);
    assertThat(Plan.effective(BCAST, local, 2).get(SettingKey.SUMMARY)).isEqualTo(RankSummary.MEAN);
  }

  @Test
  void aTextIsParsedOnceInAWholePlan() {
    Settings commandLine = Settings.builder().set(SettingKey.SYNC, "WINDOW_HCA").build();
    List<Cell> cells =
        Plan.of(List.of(BCAST, BARRIER, RING), commandLine, 2).shuffled(1, 1).cells();
    assertThat(cells)
        .isNotEmpty()
        .allMatch(cell -> cell.settings().get(SettingKey.SYNC) == commandLine.get(SettingKey.SYNC));
  }

  @Test
  void aParameterThatNoBenchmarkHasIsRefused() {
    Settings commandLine = Settings.builder().parameter("chunk", List.of("4")).build();
    assertThatThrownBy(() -> Plan.of(List.of(RING), commandLine, 2))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("[TUTTI-006]")
        .hasMessageContaining("chunks, mode");
  }
}
