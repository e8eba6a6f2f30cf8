package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.annotations.Ranks;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.Run;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Buffers;
import org.tutti.measure.plan.Plan;
import org.tutti.measure.plan.RankRole;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.records.launch.CellRecord;
import org.tutti.runtime.Message;

/** Ranks without a role stay synchronized with those that have one. */
class IdleRankTest {
  @TempDir Path directory;

  /** The first rank and the last exchange nothing; the one between them has nothing to do. */
  private static final class Ends extends TestHarness {
    @Override
    public BenchmarkDescriptor benchmark() {
      return BenchmarkDescriptor.named("org.example.Ends.first")
          .operation("NOTHING", Buffers.of("msize", "msize"))
          .datatype(Datatype.BYTE)
          .role(new RankRole("first", Ranks.FIRST))
          .role(new RankRole("last", Ranks.LAST))
          .build();
    }

    @Override
    public void measure(Run run, CellContext cell) {
      switch (cell.role()) {
        case "first", "last" -> super.measure(run, cell);
        default -> run.idleThroughout();
      }
    }

    @Override
    protected void operation(Communicator communicator, Message message) {}
  }

  @ParameterizedTest
  @Timeout(240)
  @CsvSource({"1, false", "3, false", "1, true", "3, true"})
  void everyKindOfObservationEndsOnAllRanks(String batch, String barrier) {
    Plan plan =
        TestLaunch.plan(
            new Ends(),
            3,
            "msizes",
            "8",
            "batch",
            batch,
            "batch-barrier",
            barrier,
            "repetitions",
            "20");
    TestLaunch.run(directory, 3, plan, Ends::new);
    List<CellRecord> cells = TestLaunch.read(directory).cells();
    assertThat(cells).hasSize(1);
    assertThat(cells.get(0).observations().count()).isEqualTo(20);
  }
}
