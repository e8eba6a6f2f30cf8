package org.tutti.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.IndexEntry;
import org.tutti.measure.launch.PlanCheck;
import org.tutti.measure.payload.CellPayload;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.PayloadContext;

/** Where an int does not count what it should, nothing is cut off: it is a long, or refused. */
class LargeBuffersTest {
  private static final int PROCESSES = 4;

  private static final List<IndexEntry> CATALOG = BenchmarkSelection.onClassPath().catalog();

  private static final Map<String, Harness> HARNESSES = BenchmarkSelection.instances(CATALOG);

  private static final Set<Problem> REFUSALS =
      Set.of(CommandLineProblem.BUFFER_TOO_LARGE, MpiProblem.TOPOLOGY_IMPOSSIBLE);

  /**
   * The positions of small messages, scaled; only those that need no communicator are known here.
   */
  @Test
  void positionsInTheBuffersOf64RanksDoNotOverflow() {
    Map<String, List<Long>> small = new HashMap<>();
    cells("64Ki").forEach(cell -> small.put(name(cell), positions(cell)));
    int compared = 0;
    for (Cell cell : cells("64Mi")) {
      List<Long> expected = small.get(name(cell)).stream().map(at -> at * 1024).toList();
      List<Long> positions = positions(cell);
      if (cell.msize() > 0 && positions.size() == expected.size() && !expected.isEmpty()) {
        assertThat(positions).as(cell.toString()).isEqualTo(expected);
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(100);
  }

  /** Those of the last rank: where parts begin, how long they are, and where they come from. */
  private static List<Long> positions(Cell cell) {
    CellPayload payload = CellPayload.of(cell, HARNESSES.get(cell.benchmark().name()));
    List<Long> positions = new ArrayList<>();
    PayloadContext place = payload.place(new Control(63, 64, 63, 0));
    // Blocks of a derived datatype are as many as elements.
    if (!cell.parameters().toString().contains("stride") && payload.payload().isPresent()) {
      try {
        payload.payload().get().arrivals(place, new Positions(positions));
      } catch (NullPointerException | IllegalArgumentException e) {
        // It asks its topology, or a rank that has another role.
        positions.clear();
      }
    }
    return positions;
  }

  private record Positions(List<Long> list) implements Arrivals {
    @Override
    public Arrivals into(Buffer buffer) {
      return this;
    }

    @Override
    public Arrivals from(Buffer buffer) {
      return this;
    }

    @Override
    public void block(long at, long length, int rank, long start) {
      list.addAll(List.of(at, length, start));
    }

    @Override
    public void reduced(long at, long length, IntStream ranks, long start) {
      list.addAll(List.of(at, length, start));
    }

    @Override
    public void reduced(long at, long length, List<Source> sources, long start) {
      list.addAll(List.of(at, length, start));
    }

    @Override
    public void undefined(long at, long length) {
      list.addAll(List.of(at, length));
    }
  }

  @ParameterizedTest
  @CsvSource({"512Mi, 0", "1Gi, 3", "3Gi, 10", "1024Gi, 100"})
  void sizesAreRefusedOrNoSmallerThanThoseOfSmallerMessages(String msize, int refusedAtLeast) {
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
    assertThat(refused).isGreaterThanOrEqualTo(refusedAtLeast);
  }

  private static String name(Cell cell) {
    return cell.benchmark().name() + cell.parameters();
  }

  private static boolean isPossible(Cell cell) {
    try {
      PlanCheck.elsewhere(new Plan(List.of(cell), List.of()), HARNESSES)
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
