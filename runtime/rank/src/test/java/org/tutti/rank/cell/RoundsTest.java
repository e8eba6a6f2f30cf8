package org.tutti.rank.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.ParameterValues;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.rank.jvm.CompilationThresholds;
import org.tutti.rank.launch.TestLaunch;
import org.tutti.records.launch.CellRecord;
import org.tutti.runtime.Message;

/** Cells that are compared alternate. */
class RoundsTest {
  /** Two with data that are compared, and one with numbers whose sum is rounded. */
  private static final int CHECKING_CALLS = 3;

  private static final List<String> VARIANTS = List.of("a", "b", "c", "d");

  @TempDir Path directory;

  /**
   * Four variants; the root notes which one is set up to be measured, and whether it was torn down
   * again. It is also set up for the calls that check the data, and to warm up the JIT compilers,
   * once or more often where these were busy with other work.
   */
  private static class Variants extends TestHarness {
    private final List<String> setUps;
    private String variant;
    private String open;
    private boolean warmsUp;
    private int calls;

    Variants(List<String> setUps) {
      this.setUps = setUps;
    }

    @Override
    public BenchmarkDescriptor benchmark() {
      return described().parameter("variant", VARIANTS.toArray(String[]::new)).build();
    }

    @Override
    public void assign(ParameterValues values) {
      variant = values.stringValue("variant");
    }

    @Override
    public void setUpCell(CellContext cell) {
      assertThat(open).isNull();
      open = variant;
      warmsUp = StackWalker.getInstance().walk(RoundsTest::warmsUp);
      calls = 0;
    }

    @Override
    protected void operation(Communicator communicator, Message message) {
      calls++;
      super.operation(communicator, message);
    }

    @Override
    public void tearDownCell(CellContext cell) {
      assertThat(open).isEqualTo(variant);
      open = null;
      if (cell.communicator().rank() == 0 && !warmsUp && calls > CHECKING_CALLS) {
        setUps.add(cell.message().msize() + variant);
      }
    }

    String variant() {
      return variant;
    }
  }

  private static boolean warmsUp(Stream<StackWalker.StackFrame> frames) {
    return frames.anyMatch(frame -> frame.getClassName().equals(JitWarmUp.class.getName()));
  }

  private final List<String> setUps = Collections.synchronizedList(new ArrayList<>());

  private List<CellRecord> measure(Supplier<TestHarness> harness, String... settings) {
    Plan plan = TestLaunch.plan(harness.get(), 2, settings);
    TestLaunch.run(directory, 2, plan, harness);
    return TestLaunch.read(directory).cells();
  }

  /** In virtual time, since windows are missed, and measured again, on a busy machine. */
  private List<CellRecord> simulate(Supplier<TestHarness> harness, String... settings) {
    TestLaunch.simulate(directory, 2, 1, TestLaunch.plan(harness.get(), 2, settings), harness);
    return TestLaunch.read(directory).cells();
  }

  private List<CellRecord> measure(String... settings) {
    return measure(() -> new Variants(setUps), settings);
  }

  @ParameterizedTest
  @CsvSource({"BARRIER", "WINDOW_HCA", "ROUNDTIME_JOINT"})
  void eachRoundVisitsAllCells(String sync) {
    List<CellRecord> cells = simulate(() -> new Variants(setUps), "sync", sync);

    assertThat(cells).hasSize(8);
    for (CellRecord cell : cells) {
      assertThat(cell.settings().counts().rounds()).isEqualTo(5);
      assertThat(cell.observations().count()).isGreaterThanOrEqualTo(50);
      if (sync.equals("BARRIER")) {
        assertThat(cell.observations().validRunTimes()).hasSize(50);
      }
      for (int index = 1; index < cell.observations().count(); index++) {
        assertThat(cell.observations().runTime(index)).isPositive();
        assertThat(cell.observations().start(index))
            .isGreaterThan(cell.observations().start(index - 1));
      }
    }
    assertThat(setUps).hasSize(2 * 4 * 5);
    for (int round = 0; round < 10; round++) {
      List<String> order = setUps.subList(4 * round, 4 * round + 4);
      assertThat(order.stream().map(name -> name.replaceAll("\\D", "")).distinct()).hasSize(1);
      List<String> variants = order.stream().map(name -> name.replaceAll("\\d", "")).toList();
      assertThat(variants).containsExactlyInAnyOrderElementsOf(VARIANTS);
    }
  }

  /** Takes many times as long at the size in the middle. */
  private static final class Anomalous extends TestHarness {
    @Override
    protected void operation(Communicator communicator, Message message) {
      for (int calls = message.msize() == 64 ? 20 : 1; calls > 0; calls--) {
        super.operation(communicator, message);
      }
    }
  }

  @Test
  void whatLiesAboveItsNeighborsIsMeasuredOnceMore() {
    List<CellRecord> cells =
        simulate(
            Anomalous::new,
            "msizes",
            "8,64,512",
            "repetitions",
            "20",
            "repetitions-rounds",
            "2",
            "repetitions-all-sizes",
            "true",
            "repetitions-second-look",
            "0.5");
    assertThat(cells)
        .hasSize(3)
        .allSatisfy(
            cell ->
                assertThat(cell.observations().count())
                    .isEqualTo(cell.key().msize() == 64 ? 40 : 20));
  }

  @Test
  void theLineThroughTwoSizesIsStraight() {
    assertThat(SecondLook.line(8, 10, 24, 30, 16)).isEqualTo(20);
  }

  /**
   * Four rounds are a design in which each cell has each turn once, and follows each other once.
   */
  @Test
  void turnsAreCounterbalanced() {
    measure("msizes", "8", "repetitions-rounds", "4");

    assertThat(setUps).hasSize(4 * 4);
    Set<String> turns = new HashSet<>();
    Set<String> successions = new HashSet<>();
    for (int portion = 0; portion < setUps.size(); portion++) {
      turns.add(portion % 4 + setUps.get(portion));
      if (portion % 4 > 0) {
        successions.add(setUps.get(portion - 1) + setUps.get(portion));
      }
    }
    assertThat(turns).hasSize(4 * 4);
    assertThat(successions).hasSize(4 * 3);
  }

  @Test
  void cellsAreMeasuredOverTheSamePeriod() {
    Map<Long, List<CellRecord>> bySize =
        measure().stream().collect(Collectors.groupingBy(cell -> cell.key().msize()));
    for (List<CellRecord> group : bySize.values()) {
      long latestStart =
          group.stream()
              .mapToLong(cell -> cell.conditions().period().beginNanos())
              .max()
              .orElseThrow();
      for (CellRecord cell : group) {
        long lastStart = cell.observations().start(cell.observations().count() - 1);
        assertThat(cell.conditions().period().beginNanos() + lastStart).isGreaterThan(latestStart);
      }
    }
  }

  /** Of one cell at least, for which compilers were idle. */
  @Test
  void laterPortionsMakeTheirShareOfTheWarmUp() {
    List<CellRecord> cells = measure("repetitions-rounds", "10");
    assertThat(cells).allMatch(cell -> cell.settings().counts().rounds() == 10);
    long compiling = CompilationThresholds.callsInThisJvm();
    assertThat(cells).anyMatch(cell -> cell.conditions().warmUp().calls() < 3 * compiling);
  }

  @Test
  void oneRoundMeasuresOneCellAfterTheOther() {
    List<CellRecord> cells = measure("repetitions-rounds", "1");
    assertThat(cells).extracting(cell -> cell.observations().count()).hasSize(8).containsOnly(50);
    assertThat(cells).allMatch(cell -> cell.settings().counts().rounds() == 1);
    assertThat(setUps).hasSize(8).doesNotHaveDuplicates();
  }

  @Test
  void aCellWithoutAComparisonIsMeasuredAtOnce() {
    List<CellRecord> cells = measure(TestHarness::new);
    assertThat(cells).hasSize(2).allMatch(cell -> cell.settings().counts().rounds() == 1);
  }

  @Test
  void portionsNeedNotDivideTheObservations() {
    assertThat(measure("repetitions", "7"))
        .extracting(cell -> cell.observations().count())
        .containsOnly(7);
    assertThat(setUps).hasSize(8 * 4);
  }

  @Test
  void rulesEndCellsBetweenPortions() {
    List<CellRecord> cells =
        measure("repetitions", "1000000", "repetitions-seconds", "0.01", "msizes", "8");
    for (CellRecord cell : cells) {
      assertThat(cell.conditions().details()).containsEntry("stoppedBy", "repetitions-seconds");
      assertThat(cell.observations().count()).isLessThan(1_000_000);
    }
    // However many rounds there are in that time, a portion is not a fifth of a million.
    for (CellRecord cell : cells) {
      String name = 8 + cell.key().parameters().get("variant");
      int portions = Collections.frequency(setUps, name);
      assertThat(cell.observations().count()).isLessThanOrEqualTo(100 * portions);
    }
    setUps.clear();
    TestLaunch.run(
        directory.resolve("interval"),
        2,
        TestLaunch.plan(
            new Variants(setUps), 2, "repetitions", "1000", "repetitions-interval", "1000000000"),
        () -> new Variants(setUps));
    assertThat(TestLaunch.read(directory.resolve("interval")).cells())
        .extracting(cell -> cell.observations().count())
        .containsOnly(30);
    assertThat(setUps).hasSize(8);
  }

  @Test
  void theOthersOfAGroupContinueWithoutAMissingOperation() {
    List<CellRecord> cells =
        measure(
            () ->
                new Variants(setUps) {
                  @Override
                  protected void operation(Communicator communicator, Message message) {
                    if (variant().equals("b")) {
                      throw new OperationNotInLibrary("MPI_X", "none");
                    }
                    super.operation(communicator, message);
                  }
                });
    assertThat(cells).hasSize(8);
    for (CellRecord cell : cells) {
      boolean missing = cell.key().parameters().get("variant").equals("b");
      assertThat(cell.observations().count()).isEqualTo(missing ? 0 : 50);
    }
  }

  @Test
  void aGroupThatFailsTakesNoOtherWithIt() {
    Plan plan = TestLaunch.plan(new Variants(setUps), 2);
    long last = plan.shuffled(TestLaunch.SEED, 2).cells().get(7).msize();
    TestLaunch.run(
        directory,
        2,
        plan,
        () ->
            new Variants(setUps) {
              private int portions;

              @Override
              public void setUpCell(CellContext cell) {
                super.setUpCell(cell);
                boolean faulty = cell.message().msize() == last && variant().equals("c");
                // The first time it is for the check of the data.
                if (faulty && ++portions == 5) {
                  throw new IllegalStateException("in the fourth portion");
                }
              }
            });
    List<CellRecord> cells = TestLaunch.read(directory).cells();
    assertThat(cells).hasSize(8);
    for (CellRecord cell : cells) {
      boolean failed =
          cell.key().msize() == last && cell.key().parameters().get("variant").equals("c");
      assertThat(cell.observations().count()).isEqualTo(failed ? 0 : 50);
      assertThat(cell.warnings().toString().contains("in the fourth portion")).isEqualTo(failed);
    }
  }
}
