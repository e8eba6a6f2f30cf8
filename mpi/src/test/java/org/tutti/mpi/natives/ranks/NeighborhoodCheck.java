package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.function.Consumer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Collectives;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;

/**
 * Neighborhood collectives in all forms, on a graph in which everybody sends to the next two ranks.
 * Block {@code k} of the irregular ones has {@code k + 1} elements, and a gap follows it.
 */
final class NeighborhoodCheck implements Check {
  private static final int ROOM = 8;
  private static final int COUNT = 3;
  private static final int[] COUNTS = {1, 2};
  private static final int[] DISPLACEMENTS = {0, 3};
  private static final int SHIFTED = 1;

  private Communicator graph;
  private int[] sources;
  private MessageBuffer send;
  private MessageBuffer receive;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    int p = world.size();
    sources = new int[] {(world.rank() + p - 1) % p, (world.rank() + p - 2) % p};
    int[] destinations = {(world.rank() + 1) % p, (world.rank() + 2) % p};
    graph = world.distGraphCreateAdjacent(sources, destinations, false);
    send = graph.allocate(Datatype.INT, ROOM);
    receive = graph.allocate(Datatype.INT, ROOM);
    for (int i = 0; i < ROOM; i++) {
      send.putInt(i, 100 * world.rank() + i);
    }
    allgather();
    allgatherv();
    alltoall();
    alltoallv();
    alltoallw();
    refusals();
    graph.free();
  }

  private void allgather() {
    Datatype type = Datatype.INT;
    forms(
        () -> graph.neighborAllgather(send, receive, COUNT, type),
        request -> graph.ineighborAllgather(send, receive, COUNT, type, request),
        request -> graph.neighborAllgatherInit(send, receive, COUNT, type, request),
        () -> {
          requireBlock(0, COUNT, sources[0], 0);
          requireBlock(COUNT, COUNT, sources[1], 0);
        });
  }

  private void allgatherv() {
    Datatype type = Datatype.INT;
    Blocks blocks = graph.blocks(new int[] {2, 2}, new int[] {5, 1});
    forms(
        () -> graph.neighborAllgatherv(send, 2, receive, blocks, type),
        request -> graph.ineighborAllgatherv(send, 2, receive, blocks, type, request),
        request -> graph.neighborAllgathervInit(send, 2, receive, blocks, type, request),
        () -> {
          requireBlock(5, 2, sources[0], 0);
          requireBlock(1, 2, sources[1], 0);
          assertThat(receive.getInt(0)).isEqualTo(-1);
        });
  }

  private void alltoall() {
    Datatype type = Datatype.INT;
    forms(
        () -> graph.neighborAlltoall(send, receive, COUNT, type),
        request -> graph.ineighborAlltoall(send, receive, COUNT, type, request),
        request -> graph.neighborAlltoallInit(send, receive, COUNT, type, request),
        () -> {
          requireBlock(0, COUNT, sources[0], 0);
          requireBlock(COUNT, COUNT, sources[1], COUNT);
        });
  }

  private void alltoallv() {
    Datatype type = Datatype.INT;
    Blocks out = graph.blocks(COUNTS, DISPLACEMENTS);
    Blocks in = graph.blocks(COUNTS, new int[] {SHIFTED, 3 + SHIFTED});
    forms(
        () -> graph.neighborAlltoallv(send, out, receive, in, type),
        request -> graph.ineighborAlltoallv(send, out, receive, in, type, request),
        request -> graph.neighborAlltoallvInit(send, out, receive, in, type, request),
        this::requireIrregular);
  }

  /** With the same placement as the form without types, in bytes. */
  private void alltoallw() {
    Datatype[] types = {Datatype.INT, Datatype.BYTE};
    int[] counts = {COUNTS[0], COUNTS[1] * Integer.BYTES};
    TypedBlocks out = graph.typedBlocks(counts, new int[] {0, 3 * Integer.BYTES}, types);
    TypedBlocks in =
        graph.typedBlocks(
            counts, new int[] {SHIFTED * Integer.BYTES, (3 + SHIFTED) * Integer.BYTES}, types);
    forms(
        () -> graph.neighborAlltoallw(send, out, receive, in),
        request -> graph.ineighborAlltoallw(send, out, receive, in, request),
        request -> graph.neighborAlltoallwInit(send, out, receive, in, request),
        this::requireIrregular);
  }

  private void requireIrregular() {
    requireBlock(SHIFTED, COUNTS[0], sources[0], DISPLACEMENTS[0]);
    requireBlock(SHIFTED + 3, COUNTS[1], sources[1], DISPLACEMENTS[1]);
    assertThat(receive.getInt(2)).isEqualTo(-1);
  }

  private void forms(
      Runnable blocking, Consumer<Request> begin, Consumer<Request> init, Runnable verification) {
    clear();
    blocking.run();
    verification.run();
    Request request = graph.request();
    clear();
    begin.accept(request);
    request.waitFor();
    verification.run();
    try {
      init.accept(request);
    } catch (OperationNotInLibrary e) {
      assertThat(graph.libraryName()).startsWith("Open MPI 4");
      return;
    }
    for (int start = 0; start < 2; start++) {
      clear();
      request.start();
      request.waitFor();
      verification.run();
    }
    request.free();
  }

  private void clear() {
    for (int i = 0; i < ROOM; i++) {
      receive.putInt(i, -1);
    }
  }

  private void requireBlock(int at, int length, int source, int from) {
    for (int i = 0; i < length; i++) {
      assertThat(receive.getInt(at + i)).isEqualTo(100 * source + from + i);
    }
  }

  /** What would make the library read or write beyond a buffer, or means nothing. */
  private void refusals() {
    MessageBuffer shorter = graph.allocate(Datatype.INT, COUNT);
    Blocks three = graph.blocks(1, 1, 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> graph.neighborAllgather(send, shorter, COUNT, Datatype.INT));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> graph.neighborAlltoall(shorter, receive, COUNT, Datatype.INT));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> graph.neighborAllgatherv(send, 1, receive, three, Datatype.INT));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> graph.neighborAllgather(Collectives.IN_PLACE, receive, COUNT, Datatype.INT));
  }
}
