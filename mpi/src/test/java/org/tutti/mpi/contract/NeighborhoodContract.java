package org.tutti.mpi.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.NeighborRanks;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.TypedBlocks;

/** Neighborhood operations in all forms, on grids and graphs, with duplicates, self and nobody. */
public interface NeighborhoodContract extends FormsContract {
  Datatype CELL = Datatype.DOUBLE;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void aRingExchanges(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          Communicator ring =
              comm.cartCreate(new int[] {size}, new boolean[] {true}, false).orElseThrow();
          int[] directions = {1, 0};
          exchange(ring, form, count, directions);
          ring.free();
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void aGridWithEdgesExchanges(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          int[] extents = {size % 2 == 0 ? size / 2 : size, size % 2 == 0 ? 2 : 1, 1};
          boolean[] periodic = {false, true, true};
          Communicator grid = comm.cartCreate(extents, periodic, true).orElseThrow();
          int[] directions = {1, 0, 3, 2, 5, 4};
          exchange(grid, form, count, directions);
          grid.free();
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 8})
  default void graphsWithDuplicatesAndSelfExchange(int size) {
    forEachForm(
        size,
        (comm, form, count) -> {
          int me = comm.rank();
          int[] offsets = {0, 1, 1, 2 % size, size - 1};
          int[] to = Arrays.stream(offsets).map(by -> (me + by) % size).toArray();
          int[] from = Arrays.stream(offsets).map(by -> (me - by + size) % size).toArray();
          int[] blocks = inOrderOfSending(offsets, size);
          Communicator adjacent = comm.distGraphCreateAdjacent(from, to, false);
          exchange(adjacent, form, count, blocks);
          Communicator edges = comm.distGraphCreate(new int[] {me}, new int[] {5}, to, false);
          assertThat(edges.neighbors().destinations()).containsExactly(to);
          int[] sorted = from.clone();
          Arrays.sort(sorted);
          assertThat(edges.neighbors().sources()).containsExactly(sorted);
          adjacent.free();
          edges.free();
        });
  }

  /** Of which of its blocks a source sends the k-th: among equal offsets, in their order. */
  private static int[] inOrderOfSending(int[] offsets, int size) {
    int[] blocks = new int[offsets.length];
    for (int block = 0; block < offsets.length; block++) {
      int earlier = 0;
      for (int before = 0; before < block; before++) {
        earlier += Math.floorMod(offsets[before] - offsets[block], size) == 0 ? 1 : 0;
      }
      for (int sent = 0, seen = 0; sent < offsets.length; sent++) {
        if (Math.floorMod(offsets[sent] - offsets[block], size) == 0 && seen++ == earlier) {
          blocks[block] = sent;
        }
      }
    }
    return blocks;
  }

  /**
   * All five operations.
   *
   * @param sentAs which of its blocks the source of the k-th block sends
   */
  private static void exchange(Communicator comm, OperationForm form, int count, int[] sentAs) {
    NeighborRanks neighbors = comm.neighbors();
    int[] sources = neighbors.sources();
    int out = neighbors.destinations().length;
    MessageBuffer mine = Payload.of(comm, comm.rank(), out, count);
    MessageBuffer all = FormsContract.blank(comm, sources.length * count);
    form.perform(
        comm,
        () -> comm.neighborAlltoall(mine, all, count, CELL),
        request -> comm.ineighborAlltoall(mine, all, count, CELL, request),
        request -> comm.neighborAlltoallInit(mine, all, count, CELL, request));
    check(all, count, sources, sentAs);
    MessageBuffer gathered = FormsContract.blank(comm, sources.length * count);
    form.perform(
        comm,
        () -> comm.neighborAllgather(mine, gathered, count, CELL),
        request -> comm.ineighborAllgather(mine, gathered, count, CELL, request),
        request -> comm.neighborAllgatherInit(mine, gathered, count, CELL, request));
    check(gathered, count, sources, new int[sources.length]);
    Blocks outgoing = reversed(comm, out, count);
    Blocks incoming = reversed(comm, sources.length, count);
    MessageBuffer vector = FormsContract.blank(comm, sources.length * count);
    form.perform(
        comm,
        () -> comm.neighborAlltoallv(mine, outgoing, vector, incoming, CELL),
        request -> comm.ineighborAlltoallv(mine, outgoing, vector, incoming, CELL, request),
        request -> comm.neighborAlltoallvInit(mine, outgoing, vector, incoming, CELL, request));
    int[] reverse = Arrays.stream(sentAs).map(block -> out - 1 - block).toArray();
    check(reversed(comm, vector, count), count, sources, reverse);
    MessageBuffer gatheredVector = FormsContract.blank(comm, sources.length * count);
    form.perform(
        comm,
        () -> comm.neighborAllgatherv(mine, count, gatheredVector, incoming, CELL),
        request -> comm.ineighborAllgatherv(mine, count, gatheredVector, incoming, CELL, request),
        request ->
            comm.neighborAllgathervInit(mine, count, gatheredVector, incoming, CELL, request));
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
    MessageBuffer forward = comm.allocate(CELL, buffer.count());
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
      types[block] = bytes ? Datatype.BYTE : CELL;
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
