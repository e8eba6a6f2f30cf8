package org.tutti.runtime;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Operation.Extent;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * What the MPI standard says about the data of its collective operations.
 *
 * @param operation what is done with them
 * @param op how elements are combined, if they are
 * @param isInPlace whether they are taken from the receive buffer, as with MPI_IN_PLACE
 * @param counts how large its blocks are, if it has a count for each
 * @param gap elements between two blocks
 */
public record StandardPayload(
    Operation operation, ReduceOp op, boolean isInPlace, BlockCounts counts, int gap)
    implements Payload {

  /** The operation with a sum, if it reduces, and separate buffers. */
  public static StandardPayload of(Operation operation) {
    return new StandardPayload(operation, ReduceOp.SUM, false, BlockCounts.EQUAL, 0);
  }

  /** The same operation with another reduction. */
  public StandardPayload reducing(ReduceOp other) {
    return new StandardPayload(operation, other, isInPlace, counts, gap);
  }

  /** The same operation in place. */
  public StandardPayload inPlace() {
    return new StandardPayload(operation, op, true, counts, gap);
  }

  /** The same operation with blocks of other sizes. */
  public StandardPayload with(BlockCounts other) {
    return new StandardPayload(operation, op, isInPlace, other, gap);
  }

  /** The same operation with so many elements between two blocks. */
  public StandardPayload withGap(int elements) {
    return new StandardPayload(operation, op, isInPlace, counts, elements);
  }

  /** Where the blocks of a rank lie in the buffer that has one for each process. */
  public BlockLayout blocks(PayloadContext place) {
    return layout(place).beginningWith(isAllToAll() ? place.rank() : 0);
  }

  private BlockLayout layout(PayloadContext place) {
    return BlockLayout.of(counts, gap, place.processes(), place.count());
  }

  private boolean isAllToAll() {
    return switch (operation) {
      case ALLTOALL, ALLTOALLV, ALLTOALLW -> true;
      default -> false;
    };
  }

  @Override
  public long sendElements(PayloadContext place) {
    if (!operation.hasCounts()) {
      return place.sendElements();
    }
    boolean isOwn = operation.send() == Extent.BLOCK;
    return isOwn ? blocks(place).count(place.rank()) : blocks(place).extent();
  }

  @Override
  public long receiveElements(PayloadContext place) {
    if (!operation.hasCounts()) {
      return place.receiveElements();
    }
    boolean isOwn = operation.receive() == Extent.BLOCK && !isInPlace;
    return isOwn ? blocks(place).count(place.rank()) : blocks(place).extent();
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
    BlockLayout layout = layout(place);
    switch (operation) {
      case BARRIER -> {}
      case BCAST -> arrivals.into(Buffer.SEND).block(0, count, place.root(), 0);
      case SCATTER, SCATTERV -> {
        if (!isInPlace || !place.isRoot()) {
          arrivals.block(0, layout.count(rank), place.root(), layout.displacement(rank));
        }
      }
      case GATHER, GATHERV -> atRoot(place, arrivals, () -> gather(layout, place, arrivals));
      case ALLGATHER, ALLGATHERV -> {
        for (int source = 0; source < place.processes(); source++) {
          long at = layout.displacement(source);
          own.block(at, layout.count(source), source, isInPlace ? at : 0);
        }
      }
      case ALLTOALL, ALLTOALLV, ALLTOALLW -> {
        for (int source = 0; source < place.processes(); source++) {
          BlockLayout here = layout.beginningWith(rank);
          BlockLayout there = layout.beginningWith(source);
          own.block(
              here.displacement(source), here.count(source), source, there.displacement(rank));
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
        int length = layout.count(rank);
        own.reduced(0, length, IntStream.range(0, place.processes()), layout.displacement(rank));
        if (isInPlace) {
          arrivals.undefined(length, layout.extent() - length);
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
  private void atRoot(PayloadContext place, Arrivals arrivals, Runnable described) {
    if (place.isRoot()) {
      described.run();
    } else {
      arrivals.undefined(0, receiveElements(place));
    }
  }

  private void gather(BlockLayout layout, PayloadContext place, Arrivals arrivals) {
    for (int source = 0; source < place.processes(); source++) {
      if (!isInPlace || source != place.root()) {
        arrivals.block(layout.displacement(source), layout.count(source), source, 0);
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
