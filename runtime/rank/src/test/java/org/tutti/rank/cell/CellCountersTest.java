package org.tutti.rank.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.annotations.CounterBasis;
import org.tutti.annotations.CounterSummary;
import org.tutti.measure.harness.CounterDefinition;
import org.tutti.measure.harness.TestHarness;
import org.tutti.mpi.Communicator;
import org.tutti.rank.launch.TestLaunch;
import org.tutti.records.launch.BenchmarkCounters;
import org.tutti.records.launch.CellRecord;
import org.tutti.runtime.Message;

class CellCountersTest {
  private static final List<CounterDefinition> COUNTERS =
      Stream.concat(
              Stream.of(
                  new CounterDefinition(
                      "calls", "calls", CounterSummary.MEAN, CounterBasis.OPERATION),
                  new CounterDefinition("speed", "", CounterSummary.MIN, CounterBasis.SECOND)),
              Arrays.stream(CounterSummary.values())
                  .map(ranks -> new CounterDefinition(ranks.name(), "", ranks, CounterBasis.CELL)))
          .toList();

  @TempDir private Path directory;

  /** Counts its calls, and knows its rank. */
  private static final class Counting extends TestHarness {
    private int calls;
    private int place;

    @Override
    public List<CounterDefinition> counters() {
      return COUNTERS;
    }

    @Override
    public double readCounter(int index) {
      return COUNTERS.get(index).per() == CounterBasis.CELL ? place : calls;
    }

    @Override
    protected void operation(Communicator communicator, Message message) {
      super.operation(communicator, message);
      calls++;
      place = communicator.rank() + 1;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "4"})
  void growthIsThatOfTheObservationsAndRanksAreCombined(String batch) {
    TestLaunch.run(
        directory,
        2,
        TestLaunch.plan(new Counting(), 2, "batch", batch, "summary", "MAX"),
        Counting::new);

    List<CellRecord> cells = TestLaunch.read(directory).cells();
    assertThat(cells).hasSize(2);
    for (CellRecord cell : cells) {
      Map<String, Double> values = BenchmarkCounters.of(cell).values();
      assertThat(values)
          .hasSize(COUNTERS.size())
          .containsEntry("calls [calls/op]", 1.0)
          .containsEntry("MEAN", 1.5)
          .containsEntry("SUM", 3.0)
          .containsEntry("MAX", 2.0)
          .containsEntry("MIN", 1.0);
      double[] slowest = cell.operationTimes();
      double leastSpeed = slowest.length / (Arrays.stream(slowest).sum() / 1e9);
      assertThat(values.get("speed [1/s]")).isFinite().isGreaterThanOrEqualTo(0.999 * leastSpeed);
    }
  }

  @Test
  void aBenchmarkWithoutCountersHasNone() {
    TestLaunch.run(directory, 2, TestLaunch.plan(new TestHarness(), 2), TestHarness::new);

    assertThat(TestLaunch.read(directory).cells())
        .isNotEmpty()
        .allSatisfy(
            cell -> assertThat(BenchmarkCounters.of(cell)).isEqualTo(BenchmarkCounters.NONE));
  }

  @Test
  void ranksThatWaitAreLeftOutAndWhatIsNotFiniteIsKept() {
    CellCounters counters = new CellCounters(new Counting());

    Map<String, Double> values =
        counters
            .together(List.of("1.0 2.0 3.0 NaN 5.0 6.0", "", "3.0 1.0 4.0 1.0 1.0 1.0"))
            .values();

    assertThat(values)
        .containsEntry("calls [calls/op]", 2.0)
        .containsEntry("speed [1/s]", 1.0)
        .containsEntry("MEAN", 3.5)
        .containsEntry("SUM", Double.NaN)
        .containsEntry("MAX", 5.0)
        .containsEntry("MIN", 1.0);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, -1})
  void theMeanOfLargeNumbersIsOneOfThem(double sign) {
    String large = (sign * Double.MAX_VALUE + " ").repeat(COUNTERS.size()).strip();

    Map<String, Double> values =
        new CellCounters(new Counting()).together(List.of(large, large)).values();

    assertThat(values)
        .containsEntry("MEAN", sign * Double.MAX_VALUE)
        .containsEntry("SUM", sign * Double.POSITIVE_INFINITY);
  }
}
