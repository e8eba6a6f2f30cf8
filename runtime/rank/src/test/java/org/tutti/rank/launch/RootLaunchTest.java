package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.annotations.Operation;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.records.launch.CellRecord;
import org.tutti.runtime.Message;
import org.tutti.runtime.StandardPayload;

/** Launches whose root is not rank 0. */
class RootLaunchTest {
  private static final int PROCESSES = 3;

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({"1", "last", "rotating"})
  void dataFollowTheRoot(String root) {
    List<CellRecord> cells = measure(RootLaunchTest::bcast, root);
    assertThat(cells).hasSize(2).allMatch(cell -> cell.observations().count() == 50);
    assertThat(cells.get(0).settings().toString()).containsIgnoringCase(root);
  }

  @ParameterizedTest
  @ValueSource(strings = {"last", "rotating"})
  void anAlgorithmThatIgnoresTheRootIsWrong(String root) {
    BiConsumer<Communicator, Message> fromZero =
        (comm, message) -> comm.bcast(message.send(), message.count(), message.datatype(), 0);
    assertThat(measure(fromZero, root))
        .allSatisfy(
            cell ->
                assertThat(cell.warnings())
                    .extracting(warning -> (Object) warning.problem())
                    .contains(MeasurementProblem.WRONG_DATA));
  }

  @Test
  void observationsHaveEachRankInTurn() {
    List<Integer> roots = Collections.synchronizedList(new ArrayList<>());
    measure(
        (comm, message) -> {
          if (comm.rank() == 0 && message.msize() == 64) {
            roots.add(message.root());
          }
          bcast(comm, message);
        },
        "rotating");
    // With --recheck, two calls with new data follow the last observation.
    List<Integer> last = roots.subList(roots.size() - 52, roots.size() - 2);
    for (int observation = 0; observation < 50; observation++) {
      assertThat(last.get(observation)).isEqualTo(observation % PROCESSES);
    }
  }

  private static void bcast(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }

  private List<CellRecord> measure(BiConsumer<Communicator, Message> algorithm, String root) {
    AlgorithmHarness harness =
        new AlgorithmHarness(StandardPayload.of(Operation.BCAST), Datatype.DOUBLE, algorithm);
    Plan plan = TestLaunch.plan(harness, PROCESSES, "root-rank", root, "recheck", "true");
    TestLaunch.run(directory, PROCESSES, plan, () -> harness);
    return TestLaunch.read(directory).cells();
  }
}
