package org.tutti.rank.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.annotations.Operation;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.rank.cell.ImpossibleCells;
import org.tutti.records.launch.CellRecord;
import org.tutti.runtime.Message;
import org.tutti.runtime.StandardPayload;

/** A library that refuses an algorithm for messages of 64 B, but only if it is told to. */
class RefusedAlgorithmTest {
  @TempDir Path directory;

  private final AtomicBoolean refuses = new AtomicBoolean();

  @Test
  void aCellWhoseAlgorithmDoesNotRunIsNotMeasuredAndTheOtherIs() {
    Plan plan = TestLaunch.plan(harness(), 1, "sync", "BARRIER");
    InProcess.run(
        1,
        session ->
            new LaunchMeasurement(
                    TestLaunch.request(directory, plan),
                    ImpossibleCells.NONE,
                    harness().byName(),
                    new TestLaunch.SilentObserver())
                .run(new StrictSession(session, refuses::set)));

    for (CellRecord cell : TestLaunch.read(directory).cells()) {
      boolean refused = cell.key().msize() == 64;
      assertThat(cell.observations().count()).isEqualTo(refused ? 0 : 50);
      assertThat(cell.warnings())
          .filteredOn(warning -> warning.problem() == MeasurementProblem.CELL_IMPOSSIBLE)
          .hasSize(refused ? 1 : 0)
          .allMatch(
              warning -> warning.text().contains("cannot run the algorithm that a setting names"));
    }
    assertThat(refuses).isFalse();
  }

  private TestHarness harness() {
    BiConsumer<Communicator, Message> algorithm =
        (comm, message) -> {
          if (refuses.get() && message.msize() == 64) {
            throw new MpiException("MPI_Allreduce", 15, "not usable for the provided arguments");
          }
          comm.allreduce(
              message.send(), message.receive(), message.count(), message.datatype(), message.op());
        };
    return new AlgorithmHarness(
        StandardPayload.of(Operation.ALLREDUCE), Datatype.DOUBLE, algorithm);
  }

  private record StrictSession(MpiSession session, Consumer<Boolean> switching)
      implements MpiSession {
    @Override
    public Optional<Consumer<Boolean>> refusal() {
      return Optional.of(switching);
    }

    @Override
    public Communicator world() {
      return session.world();
    }

    @Override
    public LibraryInfo library() {
      return session.library();
    }

    @Override
    public double wtime() {
      return session.wtime();
    }

    @Override
    public void abort(int exitStatus) {
      session.abort(exitStatus);
    }

    @Override
    public void close() {}
  }
}
