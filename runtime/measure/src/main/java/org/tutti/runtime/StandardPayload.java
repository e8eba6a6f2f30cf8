package org.tutti.runtime;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.annotations.Operation;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * What the MPI standard says about the data of its collective operations.
 *
 * @param operation what is done with them
 * @param op how elements are combined, if they are
 * @param isInPlace whether they are taken from the receive buffer, as with MPI_IN_PLACE
 */
public record StandardPayload(Operation operation, ReduceOp op, boolean isInPlace)
    implements Payload {

  /** The operation with a sum, if it reduces, and separate buffers. */
  public static StandardPayload of(Operation operation) {
    return new StandardPayload(operation, ReduceOp.SUM, false);
  }

  /** The same operation with another reduction. */
  public StandardPayload reducing(ReduceOp other) {
    return new StandardPayload(operation, other, isInPlace);
  }

  /** The same operation in place. */
  public StandardPayload inPlace() {
    return new StandardPayload(operation, op, true);
  }

  @Override
  public Optional<ReduceOp> reduction() {
    return operation.reduces() ? Optional.of(op) : Optional.empty();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int count = place.count();
    int rank = place.rank();
    Arrivals own = isInPlace ? arrivals.from(Buffer.RECEIVE) : arrivals;
    switch (operation) {
      case BARRIER -> {}
      case BCAST -> arrivals.into(Buffer.SEND).block(0, count, place.root(), 0);
      case SCATTER, SCATTERV -> {
        if (!isInPlace || !place.isRoot()) {
          arrivals.block(0, count, place.root(), rank * count);
        }
      }
      case GATHER, GATHERV -> atRoot(place, arrivals, () -> gather(place, arrivals));
      case ALLGATHER, ALLGATHERV -> {
        for (int source = 0; source < place.processes(); source++) {
          own.block(source * count, count, source, isInPlace ? source * count : 0);
        }
      }
      case ALLTOALL, ALLTOALLV, ALLTOALLW -> {
        for (int source = 0; source < place.processes(); source++) {
          own.block(source * count, count, source, rank * count);
        }
      }
      case REDUCE -> atRoot(place, arrivals, () -> reduce(place, arrivals));
      case ALLREDUCE -> own.reduced(0, count, IntStream.range(0, place.processes()), 0);
      case SCAN -> own.reduced(0, count, IntStream.rangeClosed(0, rank), 0);
      case EXSCAN -> {
        if (rank == 0) {
          arrivals.undefined(0, count);
        } else {
          own.reduced(0, count, IntStream.range(0, rank), 0);
        }
      }
      case REDUCE_SCATTER, REDUCE_SCATTER_BLOCK -> {
        own.reduced(0, count, IntStream.range(0, place.processes()), rank * count);
        if (isInPlace) {
          arrivals.undefined(count, (place.processes() - 1) * count);
        }
      }
      case REDUCE_LOCAL ->
          arrivals.reduced(
              0,
              count,
              List.of(new Source(rank, Buffer.SEND), new Source(rank, Buffer.RECEIVE)),
              0);
    }
  }

  /**
   * The receive buffer is not significant elsewhere: an algorithm may use it for what it combines
   * or passes on.
   */
  private static void atRoot(PayloadContext place, Arrivals arrivals, Runnable described) {
    if (place.isRoot()) {
      described.run();
    } else {
      arrivals.undefined(0, place.receiveElements());
    }
  }

  private void gather(PayloadContext place, Arrivals arrivals) {
    int count = place.count();
    for (int source = 0; source < place.processes(); source++) {
      if (!isInPlace || source != place.root()) {
        arrivals.block(source * count, count, source, 0);
      }
    }
  }

  private void reduce(PayloadContext place, Arrivals arrivals) {
    Buffer atRoot = isInPlace ? Buffer.RECEIVE : Buffer.SEND;
    List<Source> sources =
        IntStream.range(0, place.processes())
            .mapToObj(rank -> new Source(rank, rank == place.root() ? atRoot : Buffer.SEND))
            .toList();
    arrivals.reduced(0, place.count(), sources, 0);
  }
}
