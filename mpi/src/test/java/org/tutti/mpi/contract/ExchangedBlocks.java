package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.NeighborRanks;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.TypedBlocks;

/** What arrives from neighbors. */
final class ExchangedBlocks {
  private static final Datatype TYPE = Datatype.DOUBLE;

  private ExchangedBlocks() {}

  /**
   * All five operations.
   *
   * @param sentAs which of its blocks the source of the k-th block sends
   */
  static void exchange(Communicator comm, OperationForm form, int count, int[] sentAs) {
    NeighborRanks neighbors = comm.neighbors();
    int[] sources = neighbors.sources();
    int out = neighbors.destinations().length;
    MessageBuffer mine = Payload.of(comm, comm.rank(), out, count);
    MessageBuffer all = FormsContract.blank(comm, sources.length * count);
    form.perform(
        comm,
        () -> comm.neighborAlltoall(mine, all, count, TYPE),
        request -> comm.ineighborAlltoall(mine, all, count, TYPE, request),
        request -> comm.neighborAlltoallInit(mine, all, count, TYPE, request));
    check(all, count, sources, sentAs);
    MessageBuffer gathered = FormsContract.blank(comm, sources.length * count);
    form.perform(
        comm,
        () -> comm.neighborAllgather(mine, gathered, count, TYPE),
        request -> comm.ineighborAllgather(mine, gathered, count, TYPE, request),
        request -> comm.neighborAllgatherInit(mine, gathered, count, TYPE, request));
    check(gathered, count, sources, new int[sources.length]);
    Blocks outgoing = reversed(comm, out, count);
    Blocks incoming = reversed(comm, sources.length, count);
    MessageBuffer vector = FormsContract.blank(comm, sources.length * count);
    form.perform(
        comm,
        () -> comm.neighborAlltoallv(mine, outgoing, vector, incoming, TYPE),
        request -> comm.ineighborAlltoallv(mine, outgoing, vector, incoming, TYPE, request),
        request -> comm.neighborAlltoallvInit(mine, outgoing, vector, incoming, TYPE, request));
    int[] reverse = Arrays.stream(sentAs).map(block -> out - 1 - block).toArray();
    check(reversed(comm, vector, count), count, sources, reverse);
    MessageBuffer gatheredVector = FormsContract.blank(comm, sources.length * count);
    form.perform(
        comm,
        () -> comm.neighborAllgatherv(mine, count, gatheredVector, incoming, TYPE),
        request -> comm.ineighborAllgatherv(mine, count, gatheredVector, incoming, TYPE, request),
        request ->
            comm.neighborAllgathervInit(mine, count, gatheredVector, incoming, TYPE, request));
    check(reversed(comm, gatheredVector, count), count, sources, new int[sources.length]);
    TypedBlocks typedOut = typed(comm, out, count);
    TypedBlocks typedIn = typed(comm, sources.length, count);
    MessageBuffer typed = FormsContract.blank(comm, sources.length * count);
    form.perform(
        comm,
        () -> comm.neighborAlltoallw(mine, typedOut, typed, typedIn),
        request -> comm.ineighborAlltoallw(mine, typedOut, typed, typedIn, request),
        request -> comm.neighborAlltoallwInit(mine, typedOut, typed, typedIn, request));
    check(typed, count, sources, sentAs);
  }

  /** Blocks that lie in the opposite order. */
  private static Blocks reversed(Communicator comm, int blocks, int count) {
    int[] counts = new int[blocks];
    int[] displacements = new int[blocks];
    for (int block = 0; block < blocks; block++) {
      counts[block] = count;
      displacements[block] = (blocks - 1 - block) * count;
    }
    return comm.blocks(counts, displacements);
  }

  private static MessageBuffer reversed(Communicator comm, MessageBuffer buffer, int count) {
    MessageBuffer forward = comm.allocate(TYPE, buffer.count());
    for (int i = 0; i < buffer.count(); i++) {
      int block = buffer.count() / count - 1 - i / count;
      forward.putDouble(i, buffer.getDouble(block * count + i % count));
    }
    return forward;
  }

  private static TypedBlocks typed(Communicator comm, int blocks, int count) {
    int[] counts = new int[blocks];
    int[] displacements = new int[blocks];
    Datatype[] types = new Datatype[blocks];
    for (int block = 0; block < blocks; block++) {
      boolean bytes = block % 2 == 0;
      types[block] = bytes ? Datatype.BYTE : TYPE;
      counts[block] = bytes ? count * Double.BYTES : count;
      displacements[block] = block * count * Double.BYTES;
    }
    return comm.typedBlocks(counts, displacements, types);
  }

  private static void check(MessageBuffer all, int count, int[] sources, int[] sentAs) {
    for (int block = 0; block < sources.length; block++) {
      if (sources[block] != PointToPointMessages.PROC_NULL) {
        Payload.check(all, block, count, sources[block], sentAs[block]);
      } else if (count > 0) {
        assertThat(all.getDouble(block * count)).isEqualTo(-1);
      }
    }
  }
}
