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
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.threads.RankProgram;

/** Every operator on integers, exclusive scan, and scattered reductions. */
public interface OperatorContract {
  /** Runs a program on this provider. */
  void run(int size, RankProgram program);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 8})
  default void reduceScatterBlockSumsEachRanksBlock(int size) {
    run(
        size,
        session -> {
          Communicator comm = session.world();
          MessageBuffer send = Payload.of(comm, comm.rank(), size, ReductionContract.COUNT);
          MessageBuffer receive = comm.allocate(Datatype.DOUBLE, ReductionContract.COUNT);
          comm.reduceScatterBlock(
              send, receive, ReductionContract.COUNT, Datatype.DOUBLE, ReduceOp.SUM);
          ReductionContract.checkSum(receive, 0, size, comm.rank());
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  default void exscanSumsTheRanksBelow(int size) {
    run(
        size,
        session -> {
          Communicator comm = session.world();
          MessageBuffer send = comm.allocate(Datatype.LONG, 2);
          MessageBuffer receive = comm.allocate(Datatype.LONG, 2);
          send.putLong(0, comm.rank() + 1);
          send.putLong(1, 1);
          comm.exscan(send, receive, 2, Datatype.LONG, ReduceOp.SUM);
          if (comm.rank() > 0) {
            assertThat(receive.getLong(0)).isEqualTo(comm.rank() * (comm.rank() + 1L) / 2);
            assertThat(receive.getLong(1)).isEqualTo(comm.rank());
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  default void everyOperatorReducesIntegers(NumberOp numberOp) {
    ReduceOp op = ReduceOp.of(numberOp);
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
    return switch (op.numberOp()) {
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
}
