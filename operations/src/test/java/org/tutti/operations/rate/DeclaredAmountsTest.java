package org.tutti.operations.rate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.launch.PlanCheck;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.operations.datatype.TypeShape;
import org.tutti.operations.matching.MatchingOrder;
import org.tutti.operations.matching.NamedSources;
import org.tutti.operations.onesided.RmaEpoch;
import org.tutti.operations.partitioned.ArrivalQuery;
import org.tutti.operations.partitioned.ReadyCall;
import org.tutti.operations.pointtopoint.Pairing;
import org.tutti.records.launch.MovedData;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** What an operation says that it moves is what it sends, counted call by call. */
class DeclaredAmountsTest {
  private static final List<IndexEntry> ENTRIES =
      BenchmarkSelection.onClassPath().catalog().stream()
          .filter(entry -> entry.benchmark().operation().rate().isPresent())
          // What they move goes to a file and not to another rank.
          .filter(entry -> !entry.catalog().orElseThrow().group().equals("files"))
          .toList();

  /** Levels of every parameter that an operation with a rate declares. */
  private static final Map<String, List<String>> LEVELS =
      Map.ofEntries(
          Map.entry("window", List.of("1", "3")),
          Map.entry("threads", List.of("1", "" + CountedCells.MAX_THREADS)),
          Map.entry("pairing", names(Pairing.values())),
          Map.entry("seed", List.of("1", "2")),
          Map.entry("epoch", names(RmaEpoch.values())),
          Map.entry("layout", names(TypeShape.values())),
          Map.entry("block", List.of("1", "3")),
          Map.entry("stride", List.of("4")),
          Map.entry("partitions", List.of("1", "4")),
          Map.entry("marking", names(ReadyCall.values())),
          Map.entry("completion", names(ArrivalQuery.values())),
          Map.entry("depth", List.of("1", "3")),
          Map.entry("order", names(MatchingOrder.values())),
          Map.entry("sources", names(NamedSources.values())),
          Map.entry("communicators", List.of("1", "2")));

  static IntStream processes() {
    return IntStream.rangeClosed(1, 9);
  }

  @ParameterizedTest
  @MethodSource("processes")
  void areThoseOfEveryLevel(int processes) {
    assertThat(ENTRIES)
        .hasSizeGreaterThan(15)
        .flatExtracting(entry -> entry.benchmark().parameters().axes())
        .extracting("name")
        .isSubsetOf(LEVELS.keySet());
    assertCounted(ENTRIES, processes, LEVELS);
  }

  @ParameterizedTest
  @MethodSource("processes")
  void areThoseOfMembersAndDatatypes(int processes) {
    List<String> members = IntStream.rangeClosed(1, processes).mapToObj(n -> "" + n).toList();
    List<String> one = List.of("2");
    assertCounted(
        ENTRIES,
        processes,
        Map.of("window", one, "members", members, "datatype", List.of("BYTE", "DOUBLE")));
    // Some of these have bytes that are not sent.
    assertCounted(
        ENTRIES.stream()
            .filter(entry -> entry.benchmark().operation().payload().isPresent())
            .toList(),
        processes,
        Map.of("window", one, "datatype", List.of("DOUBLE_INT", "LONG_DOUBLE_INT", "TWO_INT")));
  }

  private static void assertCounted(
      List<IndexEntry> entries, int processes, Map<String, List<String>> levels) {
    Settings.Builder settings =
        Settings.builder()
            .set(SettingKey.MSIZES, "96")
            .set(SettingKey.THREAD_LEVEL, MpiThreadLevel.MULTIPLE.name());
    levels.forEach(settings::parameter);
    List<Cell> cells =
        Plan.of(entries.stream().map(IndexEntry::benchmark).toList(), settings.build(), processes)
            .cells()
            .stream()
            .filter(cell -> isPossible(cell, processes))
            .toList();
    Map<Cell, MovedData> counted = CountedCells.count(cells, entries, processes);
    assertThat(cells)
        .hasSameSizeAs(counted.keySet())
        .allSatisfy(
            cell ->
                assertThat(cell.moved(processes))
                    .as(cell + " with " + processes + " processes")
                    .hasValue(counted.get(cell)));
  }

  private static boolean isPossible(Cell cell, int processes) {
    if (!cell.parameters().getOrDefault("threads", "1").equals("1")
        && cell.parameters().containsKey("partitions")) {
      // Threads that share a request would share a rank of this provider, which has one thread.
      return false;
    }
    try {
      PlanCheck.elsewhere(new Plan(List.of(cell), List.of()), BenchmarkSelection.instances(ENTRIES))
          .check(processes, processes);
      return true;
    } catch (TuttiException e) {
      assertThat(e.problem())
          .isIn(MeasurementProblem.PROCESSES_TOO_FEW, MpiProblem.PARTITIONS_UNEQUAL);
      return false;
    }
  }

  private static List<String> names(Enum<?>[] constants) {
    return Stream.of(constants).map(Enum::name).toList();
  }
}
