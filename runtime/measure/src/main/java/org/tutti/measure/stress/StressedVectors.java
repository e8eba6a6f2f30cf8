package org.tutti.measure.stress;

import java.util.List;
import java.util.stream.Stream;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.TypedBlocks;
import org.tutti.runtime.Message;

/** Collective operations with blocks of different sizes. */
final class StressedVectors {
  private StressedVectors() {}

  static List<StressOperation> all() {
    return Stream.of(
            StressForms.of(
                "Gatherv",
                new UnequalBlocksData(Operation.GATHERV),
                (c, m) ->
                    c.gatherv(
                        m.send(), own(c, m), m.receive(), blocks(c, m), m.datatype(), m.root()),
                (c, m, r) ->
                    c.igatherv(
                        m.send(), own(c, m), m.receive(), blocks(c, m), m.datatype(), m.root(), r),
                (c, m, r) ->
                    c.gathervInit(
                        m.send(), own(c, m), m.receive(), blocks(c, m), m.datatype(), m.root(), r)),
            StressForms.of(
                "Scatterv",
                new UnequalBlocksData(Operation.SCATTERV),
                (c, m) ->
                    c.scatterv(
                        m.send(), blocks(c, m), m.receive(), own(c, m), m.datatype(), m.root()),
                (c, m, r) ->
                    c.iscatterv(
                        m.send(), blocks(c, m), m.receive(), own(c, m), m.datatype(), m.root(), r),
                (c, m, r) ->
                    c.scattervInit(
                        m.send(), blocks(c, m), m.receive(), own(c, m), m.datatype(), m.root(), r)),
            StressForms.of(
                "Allgatherv",
                new UnequalBlocksData(Operation.ALLGATHERV),
                (c, m) ->
                    c.allgatherv(m.send(), own(c, m), m.receive(), blocks(c, m), m.datatype()),
                (c, m, r) ->
                    c.iallgatherv(m.send(), own(c, m), m.receive(), blocks(c, m), m.datatype(), r),
                (c, m, r) ->
                    c.allgathervInit(
                        m.send(), own(c, m), m.receive(), blocks(c, m), m.datatype(), r)),
            StressForms.of(
                "Alltoallv",
                new UnequalBlocksData(Operation.ALLTOALLV),
                (c, m) ->
                    c.alltoallv(
                        m.send(), personal(c, m), m.receive(), personal(c, m), m.datatype()),
                (c, m, r) ->
                    c.ialltoallv(
                        m.send(), personal(c, m), m.receive(), personal(c, m), m.datatype(), r),
                (c, m, r) ->
                    c.alltoallvInit(
                        m.send(), personal(c, m), m.receive(), personal(c, m), m.datatype(), r)),
            StressForms.of(
                "Alltoallw",
                new UnequalBlocksData(Operation.ALLTOALLW),
                (c, m) -> c.alltoallw(m.send(), typed(c, m), m.receive(), typed(c, m)),
                (c, m, r) -> c.ialltoallw(m.send(), typed(c, m), m.receive(), typed(c, m), r),
                (c, m, r) -> c.alltoallwInit(m.send(), typed(c, m), m.receive(), typed(c, m), r)),
            StressForms.of(
                "Reduce_scatter",
                new UnequalBlocksData(Operation.REDUCE_SCATTER),
                (c, m) ->
                    c.reduceScatter(
                        m.send(), m.receive(), UnequalBlocks.packed(c, m), m.datatype(), m.op()),
                (c, m, r) ->
                    c.ireduceScatter(
                        m.send(), m.receive(), UnequalBlocks.packed(c, m), m.datatype(), m.op(), r),
                (c, m, r) ->
                    c.reduceScatterInit(
                        m.send(),
                        m.receive(),
                        UnequalBlocks.packed(c, m),
                        m.datatype(),
                        m.op(),
                        r)))
        .flatMap(List::stream)
        .toList();
  }

  private static int own(Communicator comm, Message message) {
    return UnequalBlocks.size(comm.rank(), message.count());
  }

  private static Blocks blocks(Communicator comm, Message message) {
    return UnequalBlocks.of(comm, message, comm.size(), block -> block);
  }

  /** What two ranks send each other has the same size. */
  private static Blocks personal(Communicator comm, Message message) {
    return UnequalBlocks.of(comm, message, comm.size(), block -> block + comm.rank());
  }

  private static TypedBlocks typed(Communicator comm, Message message) {
    return UnequalBlocks.typed(comm, message, comm.size(), block -> block + comm.rank());
  }
}
