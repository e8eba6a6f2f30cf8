package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.LongBinaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
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
            comm.reduce(send, receive, COUNT, Datatype.DOUBLE, ReduceOp.SUM, root);
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

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 8})
  default void reduceScatterBlockSumsEachRanksBlock(int size) {
    run(
        size,
        session -> {
          Communicator comm = session.world();
          MessageBuffer send = Payload.of(comm, comm.rank(), size, COUNT);
          MessageBuffer receive = comm.allocate(Datatype.DOUBLE, COUNT);
          comm.reduceScatterBlock(send, receive, COUNT, Datatype.DOUBLE, ReduceOp.SUM);
          checkSum(receive, 0, size, comm.rank());
        });
  }

  @ParameterizedTest
  @EnumSource(ReduceOp.class)
  default void everyOperatorReducesIntegers(ReduceOp op) {
    LongBinaryOperator meaning = meaning(op);
    int size = 3;
    run(
        size,
        session -> {
          Communicator comm = session.world();
          MessageBuffer send = comm.allocate(Datatype.INT, 4);
          MessageBuffer receive = comm.allocate(Datatype.INT, 4);
          for (int i = 0; i < 4; i++) {
            send.putInt(i, operand(comm.rank(), i));
          }
          comm.allreduce(send, receive, 4, Datatype.INT, op);
          for (int i = 0; i < 4; i++) {
            int element = i;
            long expected =
                LongStream.range(0, size)
                    .map(rank -> operand((int) rank, element))
                    .reduce(meaning)
                    .orElseThrow();
            assertThat(receive.getInt(i)).as("element %d", i).isEqualTo((int) expected);
          }
        });
  }

  private static int operand(int rank, int index) {
    return index == 3 ? 0 : (index - 1) * (7 * rank + 5) + (rank % 2);
  }

  private static LongBinaryOperator meaning(ReduceOp op) {
    return switch (op) {
      case MAX -> Math::max;
      case MIN -> Math::min;
      case SUM -> Long::sum;
      case PROD -> (a, b) -> a * b;
      case LAND -> (a, b) -> a != 0 && b != 0 ? 1 : 0;
      case BAND -> (a, b) -> a & b;
      case LOR -> (a, b) -> a != 0 || b != 0 ? 1 : 0;
      case BOR -> (a, b) -> a | b;
      case LXOR -> (a, b) -> (a != 0) ^ (b != 0) ? 1 : 0;
      case BXOR -> (a, b) -> a ^ b;
    };
  }

  /** The sum over the ranks below {@code ranks} of what they sent as {@code block}. */
  private static void checkSum(MessageBuffer buffer, int at, int ranks, int block) {
    for (int i = 0; i < COUNT; i++) {
      double sum = 0;
      for (int rank = 0; rank < ranks; rank++) {
        sum += Payload.value(rank, block, i);
      }
      assertThat(buffer.getDouble(at * COUNT + i)).as("element %d", i).isEqualTo(sum);
    }
  }
}
