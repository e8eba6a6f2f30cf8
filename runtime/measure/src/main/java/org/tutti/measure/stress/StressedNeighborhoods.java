package org.tutti.measure.stress;

import java.util.List;
import java.util.stream.Stream;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.TypedBlocks;
import org.tutti.runtime.Message;

/** Operations among neighbors. */
final class StressedNeighborhoods {
  private StressedNeighborhoods() {}

  static List<StressOperation> all() {
    return Stream.of(
            StressForms.of(
                "Neighbor_allgather",
                new NeighborData(false, false),
                (c, m) -> c.neighborAllgather(m.send(), m.receive(), m.count(), m.datatype()),
                (c, m, r) ->
                    c.ineighborAllgather(m.send(), m.receive(), m.count(), m.datatype(), r),
                (c, m, r) ->
                    c.neighborAllgatherInit(m.send(), m.receive(), m.count(), m.datatype(), r)),
            StressForms.of(
                "Neighbor_allgatherv",
                new NeighborData(false, true),
                (c, m) ->
                    c.neighborAllgatherv(
                        m.send(), own(c, m), m.receive(), sources(c, m), m.datatype()),
                (c, m, r) ->
                    c.ineighborAllgatherv(
                        m.send(), own(c, m), m.receive(), sources(c, m), m.datatype(), r),
                (c, m, r) ->
                    c.neighborAllgathervInit(
                        m.send(), own(c, m), m.receive(), sources(c, m), m.datatype(), r)),
            StressForms.of(
                "Neighbor_alltoall",
                new NeighborData(true, false),
                (c, m) -> c.neighborAlltoall(m.send(), m.receive(), m.count(), m.datatype()),
                (c, m, r) -> c.ineighborAlltoall(m.send(), m.receive(), m.count(), m.datatype(), r),
                (c, m, r) ->
                    c.neighborAlltoallInit(m.send(), m.receive(), m.count(), m.datatype(), r)),
            StressForms.of(
                "Neighbor_alltoallv",
                new NeighborData(true, true),
                (c, m) ->
                    c.neighborAlltoallv(m.send(), out(c, m), m.receive(), in(c, m), m.datatype()),
                (c, m, r) ->
                    c.ineighborAlltoallv(
                        m.send(), out(c, m), m.receive(), in(c, m), m.datatype(), r),
                (c, m, r) ->
                    c.neighborAlltoallvInit(
                        m.send(), out(c, m), m.receive(), in(c, m), m.datatype(), r)),
            StressForms.of(
                "Neighbor_alltoallw",
                new NeighborData(true, true),
                (c, m) -> c.neighborAlltoallw(m.send(), typedOut(c, m), m.receive(), typedIn(c, m)),
                (c, m, r) ->
                    c.ineighborAlltoallw(m.send(), typedOut(c, m), m.receive(), typedIn(c, m), r),
                (c, m, r) ->
                    c.neighborAlltoallwInit(
                        m.send(), typedOut(c, m), m.receive(), typedIn(c, m), r)))
        .flatMap(List::stream)
        .toList();
  }

  private static int own(Communicator comm, Message message) {
    return UnequalBlocks.size(comm.rank(), message.count());
  }

  private static Blocks sources(Communicator comm, Message message) {
    return UnequalBlocks.of(
        comm, message, NeighborData.neighbors(comm.size()), slot -> source(comm, slot));
  }

  private static Blocks out(Communicator comm, Message message) {
    return UnequalBlocks.of(
        comm, message, NeighborData.neighbors(comm.size()), slot -> comm.rank() + slot);
  }

  private static Blocks in(Communicator comm, Message message) {
    return UnequalBlocks.of(
        comm, message, NeighborData.neighbors(comm.size()), slot -> source(comm, slot) + slot);
  }

  private static TypedBlocks typedOut(Communicator comm, Message message) {
    return UnequalBlocks.typed(
        comm, message, NeighborData.neighbors(comm.size()), slot -> comm.rank() + slot);
  }

  private static TypedBlocks typedIn(Communicator comm, Message message) {
    return UnequalBlocks.typed(
        comm, message, NeighborData.neighbors(comm.size()), slot -> source(comm, slot) + slot);
  }

  private static int source(Communicator comm, int slot) {
    return NeighborData.source(slot, comm.rank(), comm.size());
  }
}
