package org.tutti.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.harness.IndexedBenchmark;
import org.tutti.measure.launch.PlanCheck;
import org.tutti.measure.payload.CellPayload;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.runtime.Control;
import org.tutti.runtime.PayloadContext;

/** Where an int does not count the elements of a buffer, its size is not cut off, but refused. */
class LargeBuffersTest {
  private static final int PROCESSES = 4;

  private static final List<IndexEntry> CATALOG = BenchmarkSelection.onClassPath().catalog();

  private static final List<IndexedBenchmark> BENCHMARKS = BenchmarkSelection.instances(CATALOG);

  private static final Map<String, Harness> HARNESSES =
      BENCHMARKS.stream()
          .collect(Collectors.toMap(one -> one.benchmark().name(), IndexedBenchmark::harness));

  private static final Set<Problem> REFUSALS =
      Set.of(CommandLineProblem.BUFFER_TOO_LARGE, MpiProblem.TOPOLOGY_IMPOSSIBLE);

  @ParameterizedTest
  @ValueSource(strings = {"512Mi", "1Gi", "3Gi", "1024Gi"})
  void sizesAreRefusedOrNoSmallerThanThoseOfSmallerMessages(String msize) {
    Map<String, Long> small = new HashMap<>();
    for (Cell cell : cells("1Mi")) {
      assertThat(isPossible(cell)).as(cell.toString()).isTrue();
      small.put(name(cell), elements(cell));
    }
    int refused = 0;
    for (Cell cell : cells(msize)) {
      if (isPossible(cell)) {
        assertThat(elements(cell))
            .as(cell.toString())
            .isGreaterThanOrEqualTo(small.get(name(cell)));
      } else {
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(10);
  }

  private static String name(Cell cell) {
    return cell.benchmark().name() + cell.parameters();
  }

  private static boolean isPossible(Cell cell) {
    try {
      PlanCheck.elsewhere(new Plan(List.of(cell), List.of()), BENCHMARKS)
          .check(PROCESSES, PROCESSES);
      return true;
    } catch (TuttiException e) {
      assertThat(e.problem()).as(cell + ": " + e.getMessage()).isIn(REFUSALS);
      return false;
    }
  }

  /** Those of both buffers of all ranks. */
  private static long elements(Cell cell) {
    CellPayload payload = CellPayload.of(cell, HARNESSES.get(cell.benchmark().name()));
    return LongStream.range(0, PROCESSES)
        .map(
            rank -> {
              PayloadContext place = payload.place(new Control((int) rank, PROCESSES, 0, -1));
              return payload.sendElements(place) + payload.receiveElements(place);
            })
        .sum();
  }

  private static List<Cell> cells(String msize) {
    return Plan.of(
            CATALOG.stream().map(IndexEntry::benchmark).toList(),
            Settings.builder()
                .set(SettingKey.MSIZES, msize)
                .set(SettingKey.THREAD_LEVEL, MpiThreadLevel.MULTIPLE.name())
                .build(),
            PROCESSES)
        .cells();
  }
}
