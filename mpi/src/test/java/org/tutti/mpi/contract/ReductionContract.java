package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.threads.RankProgram;

/** Operations that reduce; sums of small whole numbers are exact in any order. */
public interface ReductionContract {
  int COUNT = 300;

  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 8})
  default void reduceSumsAtTheRoot(int size) {
    run(
        size,
        session -> {
          Communicator comm = session.world();
          MessageBuffer receive = comm.allocate(Datatype.DOUBLE, COUNT);
          for (int root = 0; root < size; root++) {
            MessageBuffer send = Payload.of(comm, comm.rank(), 1, COUNT);
            MessageBuffer atRoot = comm.rank() == root ? receive : null;
            comm.reduce(send, atRoot, COUNT, Datatype.DOUBLE, ReduceOp.SUM, root);
            if (comm.rank() == root) {
              checkSum(receive, 0, size, 0);
            }
            Payload.check(send, 0, COUNT, comm.rank(), 0);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  default void allreduceSumsEverywhere(int size) {
    run(
        size,
        session -> {
          Communicator comm = session.world();
          MessageBuffer send = Payload.of(comm, comm.rank(), 1, COUNT);
          MessageBuffer receive = comm.allocate(Datatype.DOUBLE, COUNT);
          comm.allreduce(send, receive, COUNT, Datatype.DOUBLE, ReduceOp.SUM);
          checkSum(receive, 0, size, 0);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  default void scanSumsTheRanksUpToOnesOwn(int size) {
    run(
        size,
        session -> {
          Communicator comm = session.world();
          MessageBuffer send = Payload.of(comm, comm.rank(), 1, COUNT);
          MessageBuffer receive = comm.allocate(Datatype.DOUBLE, COUNT);
          comm.scan(send, receive, COUNT, Datatype.DOUBLE, ReduceOp.SUM);
          checkSum(receive, 0, comm.rank() + 1, 0);
        });
  }

  /** Checks for the sum over the ranks below {@code ranks} of what they sent as {@code block}. */
  static void checkSum(MessageBuffer buffer, int at, int ranks, int block) {
    for (int i = 0; i < COUNT; i++) {
      double sum = 0;
      for (int rank = 0; rank < ranks; rank++) {
        sum += Payload.value(rank, block, i);
      }
      assertThat(buffer.getDouble(at * COUNT + i)).as("element %d", i).isEqualTo(sum);
    }
  }
}
