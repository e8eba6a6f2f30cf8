package org.tutti.mpi.inprocess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.ThreadLevels;
import org.tutti.mpi.threads.RankFailure;

@Timeout(240)
class InProcessTest {
  @Test
  void aRankHasAThreadOfItsOwnThatMakesAllCalls() {
    InProcess.run(
        1,
        MpiThreadLevel.FUNNELED,
        session ->
            assertThat(session.library().threads())
                .isEqualTo(new ThreadLevels(MpiThreadLevel.FUNNELED, MpiThreadLevel.FUNNELED)));
    assertThatThrownBy(() -> InProcess.run(1, MpiThreadLevel.SERIALIZED, session -> {}))
        .hasMessageContaining("[TUTTI-028]")
        .hasMessageContaining("provides MPI_THREAD_FUNNELED");
  }

  @Test
  void theFirstFailureEndsRanksThatWait() {
    assertThatThrownBy(
            () ->
                InProcess.run(
                    3,
                    session -> {
                      if (session.world().rank() == 1) {
                        throw new IllegalStateException("the user's mistake");
                      }
                      session.world().barrier();
                    }))
        .isInstanceOf(RankFailure.class)
        .hasMessageContaining("rank 1 failed")
        .hasMessageContaining("the user's mistake")
        .hasCauseInstanceOf(IllegalStateException.class);
  }

  @Test
  void abortEndsTheJobWithItsStatus() {
    assertThatThrownBy(
            () ->
                InProcess.run(
                    2,
                    session -> {
                      if (session.world().rank() == 0) {
                        session.abort(7);
                      }
                      session.world().barrier();
                    }))
        .isInstanceOfSatisfying(
            RankFailure.class,
            failure -> {
              assertThat(failure.exitStatus()).isEqualTo(7);
              assertThat(failure.rank()).isZero();
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void aJobHasRanks(int size) {
    assertThatThrownBy(() -> InProcess.run(size, session -> {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("size");
  }

  @Test
  void manyUnexpectedMessagesAreKeptInOrder() {
    InProcess.run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer number = comm.allocate(Datatype.INT, 1);
          int early = 100;
          if (comm.rank() == 0) {
            for (int i = 0; i < early; i++) {
              number.putInt(0, i);
              comm.send(number, 1, Datatype.INT, 1, 1);
            }
            comm.send(number, 1, Datatype.INT, 1, 2);
          } else {
            comm.recv(number, 1, Datatype.INT, 0, 2);
            for (int i = 0; i < early; i++) {
              comm.recv(number, 1, Datatype.INT, 0, 1);
              assertThat(number.getInt(0)).isEqualTo(i);
            }
          }
        });
  }

  @Test
  void wrongArgumentsAreRejectedBeforeAnyMessageIsSent() {
    InProcess.run(
        1,
        session -> {
          Communicator comm = session.world();
          MessageBuffer buffer = comm.allocate(Datatype.DOUBLE, 1);
          refused("no rank 1", () -> comm.send(buffer, 1, Datatype.DOUBLE, 1, 0));
          refused("tag is negative", () -> comm.send(buffer, 1, Datatype.DOUBLE, 0, -1));
          refused("count is negative", () -> comm.bcast(buffer, -1, Datatype.DOUBLE, 0));
          refused("no root 3", () -> comm.bcast(buffer, 1, Datatype.DOUBLE, 3));
          refused("needs 16", () -> comm.bcast(buffer, 2, Datatype.DOUBLE, 0));
          refused(
              "BAND is not defined for DOUBLE",
              () -> comm.allreduce(buffer, buffer, 1, Datatype.DOUBLE, ReduceOp.BAND));
          refused("color is negative", () -> comm.split(-2, 0));
          refused("world communicator cannot be freed", comm::free);
          Communicator twin = comm.duplicate();
          twin.free();
          refused("was freed", twin::barrier);
        });
  }

  @Test
  void buffersAreSmall() {
    InProcess.run(
        1,
        session ->
            assertThatThrownBy(() -> session.world().allocate(Datatype.LONG, 1 << 28))
                .isInstanceOf(OperationNotInLibrary.class)
                .hasMessageContaining("A buffer of 2147483648 B is not in this library"));
  }

  @Test
  void steadyStateAllocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    InProcess.run(
        2,
        session -> {
          Communicator comm = session.world();
          MessageBuffer send = comm.allocate(Datatype.DOUBLE, 512);
          MessageBuffer receive = comm.allocate(Datatype.DOUBLE, 512);
          long before = threads.getCurrentThreadAllocatedBytes();
          for (int i = 0; i < 3_000; i++) {
            if (i == 2_000) {
              before = threads.getCurrentThreadAllocatedBytes();
            }
            comm.allreduce(send, receive, 1 + i % 512, Datatype.DOUBLE, ReduceOp.SUM);
            comm.bcast(send, 1 + i % 512, Datatype.DOUBLE, i % 2);
            comm.alltoall(send, receive, 4, Datatype.DOUBLE);
            comm.barrier();
          }
          // One object per call would be at least 64,000 bytes; the JVM itself may allocate a few.
          assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(16_000);
        });
  }

  private static void refused(String reason, Runnable call) {
    assertThatThrownBy(call::run).isInstanceOf(MpiException.class).hasMessageContaining(reason);
  }
}
