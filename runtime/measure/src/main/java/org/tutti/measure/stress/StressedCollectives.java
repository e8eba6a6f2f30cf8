package org.tutti.measure.stress;

import java.util.List;
import java.util.stream.Stream;
import org.tutti.annotations.Operation;
import org.tutti.runtime.Message;
import org.tutti.runtime.StandardPayload;

/** Collective operations with blocks of one size. */
final class StressedCollectives {
  private StressedCollectives() {}

  static List<StressOperation> all() {
    return Stream.of(
            StressForms.of(
                "Bcast",
                equal(Operation.BCAST),
                (c, m) -> c.bcast(m.send(), m.count(), m.datatype(), m.root()),
                (c, m, r) -> c.ibcast(m.send(), m.count(), m.datatype(), m.root(), r),
                (c, m, r) -> c.bcastInit(m.send(), m.count(), m.datatype(), m.root(), r)),
            StressForms.of(
                "Gather",
                equal(Operation.GATHER),
                (c, m) -> c.gather(m.send(), m.receive(), m.count(), m.datatype(), m.root()),
                (c, m, r) -> c.igather(m.send(), m.receive(), m.count(), m.datatype(), m.root(), r),
                (c, m, r) ->
                    c.gatherInit(m.send(), m.receive(), m.count(), m.datatype(), m.root(), r)),
            StressForms.of(
                "Scatter",
                equal(Operation.SCATTER),
                (c, m) -> c.scatter(m.send(), m.receive(), m.count(), m.datatype(), m.root()),
                (c, m, r) ->
                    c.iscatter(m.send(), m.receive(), m.count(), m.datatype(), m.root(), r),
                (c, m, r) ->
                    c.scatterInit(m.send(), m.receive(), m.count(), m.datatype(), m.root(), r)),
            StressForms.of(
                "Allgather",
                equal(Operation.ALLGATHER),
                (c, m) -> c.allgather(m.send(), m.receive(), m.count(), m.datatype()),
                (c, m, r) -> c.iallgather(m.send(), m.receive(), m.count(), m.datatype(), r),
                (c, m, r) -> c.allgatherInit(m.send(), m.receive(), m.count(), m.datatype(), r)),
            StressForms.of(
                "Alltoall",
                equal(Operation.ALLTOALL),
                (c, m) -> c.alltoall(m.send(), m.receive(), m.count(), m.datatype()),
                (c, m, r) -> c.ialltoall(m.send(), m.receive(), m.count(), m.datatype(), r),
                (c, m, r) -> c.alltoallInit(m.send(), m.receive(), m.count(), m.datatype(), r)),
            StressForms.of(
                "Reduce",
                equal(Operation.REDUCE),
                (c, m) ->
                    c.reduce(m.send(), m.receive(), m.count(), m.datatype(), m.op(), m.root()),
                (c, m, r) ->
                    c.ireduce(m.send(), m.receive(), m.count(), m.datatype(), m.op(), m.root(), r),
                (c, m, r) ->
                    c.reduceInit(
                        m.send(), m.receive(), m.count(), m.datatype(), m.op(), m.root(), r)),
            StressForms.of(
                "Allreduce",
                equal(Operation.ALLREDUCE),
                (c, m) -> c.allreduce(m.send(), m.receive(), m.count(), m.datatype(), m.op()),
                (c, m, r) ->
                    c.iallreduce(m.send(), m.receive(), m.count(), m.datatype(), m.op(), r),
                (c, m, r) ->
                    c.allreduceInit(m.send(), m.receive(), m.count(), m.datatype(), m.op(), r)),
            StressForms.of(
                "Reduce_scatter_block",
                equal(Operation.REDUCE_SCATTER_BLOCK),
                (c, m) ->
                    c.reduceScatterBlock(m.send(), m.receive(), m.count(), m.datatype(), m.op()),
                (c, m, r) ->
                    c.ireduceScatterBlock(
                        m.send(), m.receive(), m.count(), m.datatype(), m.op(), r),
                (c, m, r) ->
                    c.reduceScatterBlockInit(
                        m.send(), m.receive(), m.count(), m.datatype(), m.op(), r)),
            StressForms.of(
                "Scan",
                equal(Operation.SCAN),
                (c, m) -> c.scan(m.send(), m.receive(), m.count(), m.datatype(), m.op()),
                (c, m, r) -> c.iscan(m.send(), m.receive(), m.count(), m.datatype(), m.op(), r),
                (c, m, r) -> c.scanInit(m.send(), m.receive(), m.count(), m.datatype(), m.op(), r)),
            StressForms.of(
                "Exscan",
                equal(Operation.EXSCAN),
                (c, m) -> c.exscan(m.send(), m.receive(), m.count(), m.datatype(), m.op()),
                (c, m, r) -> c.iexscan(m.send(), m.receive(), m.count(), m.datatype(), m.op(), r),
                (c, m, r) ->
                    c.exscanInit(m.send(), m.receive(), m.count(), m.datatype(), m.op(), r)),
            List.of(allreduceInPlace()))
        .flatMap(List::stream)
        .toList();
  }

  private static StressData equal(Operation operation) {
    return new EqualBlocksData(StandardPayload.of(operation));
  }

  private static StressOperation allreduceInPlace() {
    return new StressOperation(
        "MPI_Allreduce in place",
        new EqualBlocksData(StandardPayload.of(Operation.ALLREDUCE).inPlace()),
        place -> {
          Message m = place.message();
          place
              .comm()
              .allreduce(place.comm().inPlace(), m.receive(), m.count(), m.datatype(), m.op());
        });
  }
}
