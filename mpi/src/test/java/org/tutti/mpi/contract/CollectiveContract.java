package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.threads.RankProgram;

/** Operations that move data among all ranks. */
public interface CollectiveContract {
  /** Elements per block: within and beyond what providers send eagerly. */
  int[] COUNTS = {0, 1, 3, 700};

  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 8})
  default void nobodyLeavesABarrierBeforeAllHaveEntered(int size) {
    AtomicInteger entered = new AtomicInteger();
    run(
        size,
        session -> {
          for (int round = 1; round <= 20; round++) {
            entered.incrementAndGet();
            session.world().barrier();
            assertThat(entered.get()).isGreaterThanOrEqualTo(round * size);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 8})
  default void bcastGivesTheRootsMessageToAll(int size) {
    forEachRoot(
        size,
        (comm, count, root) -> {
          MessageBuffer buffer = Payload.of(comm, comm.rank(), 1, count);
          comm.bcast(buffer, count, Datatype.DOUBLE, root);
          Payload.check(buffer, 0, count, root, 0);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 8})
  default void gatherBringsEveryBlockToTheRoot(int size) {
    forEachRoot(
        size,
        (comm, count, root) -> {
          MessageBuffer mine = Payload.of(comm, comm.rank(), 1, count);
          MessageBuffer all = comm.rank() == root ? blocks(comm, size * count) : null;
          comm.gather(mine, all, count, Datatype.DOUBLE, root);
          for (int rank = 0; rank < size && comm.rank() == root; rank++) {
            Payload.check(all, rank, count, rank, 0);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 8})
  default void scatterDealsTheRootsBlocks(int size) {
    forEachRoot(
        size,
        (comm, count, root) -> {
          MessageBuffer all = comm.rank() == root ? Payload.of(comm, root, size, count) : null;
          MessageBuffer mine = comm.allocate(Datatype.DOUBLE, count);
          comm.scatter(all, mine, count, Datatype.DOUBLE, root);
          Payload.check(mine, 0, count, root, comm.rank());
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 8})
  default void allgatherBringsEveryBlockToAll(int size) {
    forEachRoot(
        size,
        (comm, count, root) -> {
          MessageBuffer mine = Payload.of(comm, comm.rank(), 1, count);
          MessageBuffer all = comm.allocate(Datatype.DOUBLE, size * count);
          comm.allgather(mine, all, count, Datatype.DOUBLE);
          for (int rank = 0; rank < size; rank++) {
            Payload.check(all, rank, count, rank, 0);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 8})
  default void alltoallTransposesTheBlocks(int size) {
    forEachRoot(
        size,
        (comm, count, root) -> {
          MessageBuffer mine = Payload.of(comm, comm.rank(), size, count);
          MessageBuffer all = comm.allocate(Datatype.DOUBLE, size * count);
          comm.alltoall(mine, all, count, Datatype.DOUBLE);
          for (int rank = 0; rank < size; rank++) {
            Payload.check(all, rank, count, rank, comm.rank());
          }
        });
  }

  private static MessageBuffer blocks(Communicator comm, int count) {
    return comm.allocate(Datatype.DOUBLE, count);
  }

  /** One operation with one count and root, on one rank. */
  @FunctionalInterface
  interface Check {
    void run(Communicator comm, int count, int root);
  }

  private void forEachRoot(int size, Check check) {
    run(
        size,
        session -> {
          for (int count : COUNTS) {
            for (int root = 0; root < size; root++) {
              check.run(session.world(), count, root);
            }
          }
        });
  }
}
