package org.tutti.lab.stress;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** The data of a collective operation with {@link UnequalBlocks}: the v and w forms. */
record UnequalBlocksData(Operation operation) implements StressData {
  @Override
  public Payload payload(ReduceOp op) {
    return new Unequal(operation, op);
  }

  @Override
  public int sendBlocks(int processes) {
    return operation.send().blocks(processes);
  }

  @Override
  public int receiveBlocks(int processes) {
    return operation.receive().blocks(processes);
  }

  /** What two ranks send each other has the same size. */
  @Override
  public IntUnaryOperator sent(Communicator comm) {
    int first =
        operation == Operation.ALLTOALLV || operation == Operation.ALLTOALLW ? comm.rank() : 0;
    return block -> block + first;
  }

  @Override
  public IntUnaryOperator received(Communicator comm) {
    return sent(comm);
  }

  private record Unequal(Operation operation, ReduceOp op) implements Payload {
    @Override
    public Optional<ReduceOp> reduction() {
      return operation.reduces() ? Optional.of(op) : Optional.empty();
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      int count = place.count();
      int rank = place.rank();
      int own = UnequalBlocks.size(rank, count);
      switch (operation) {
        case SCATTERV -> arrivals.block(0, own, place.root(), rank * count);
        case GATHERV -> {
          if (place.isRoot()) {
            gathered(place, arrivals);
          } else {
            arrivals.undefined(0, place.receiveElements());
          }
        }
        case ALLGATHERV -> gathered(place, arrivals);
        case ALLTOALLV, ALLTOALLW -> {
          for (int source = 0; source < place.processes(); source++) {
            int size = UnequalBlocks.size(source + rank, count);
            arrivals.block(source * count, size, source, rank * count);
          }
        }
        case REDUCE_SCATTER ->
            arrivals.reduced(
                0,
                own,
                IntStream.range(0, place.processes()),
                UnequalBlocks.sizeBefore(rank, count));
        default -> throw new IllegalArgumentException(operation + " has blocks of one size");
      }
    }

    private static void gathered(PayloadContext place, Arrivals arrivals) {
      int count = place.count();
      for (int source = 0; source < place.processes(); source++) {
        arrivals.block(source * count, UnequalBlocks.size(source, count), source, 0);
      }
    }
  }
}
