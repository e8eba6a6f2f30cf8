package org.tutti.operations.onesided;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.mpi.AccumulateOp;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** All other ranks add to the same memory of the last one at the same time. */
public class AccumulateConcurrent extends OneSidedPattern {
  public AccumulateConcurrent() {
    super(RmaPattern.ALL_TO_ONE);
  }

  @Override
  MessageBuffer shown(Message message) {
    return message.receive();
  }

  @Benchmark(operation = "ACCUMULATE_CONCURRENT", datatype = long.class)
  @Catalog(value = "MPI_Accumulate:concurrent", suites = "one-sided")
  @Counterparts(skampi = "Accumulate_concurrent, onesided_reduce")
  @Description("MPI_Accumulate (sum) from all other ranks to the last, and its synchronization")
  public void add(Message message) {
    begin();
    for (int target : reached) {
      rma.accumulate(
          message.send(), message.count(), message.datatype(), target, 0, AccumulateOp.SUM);
    }
    end();
  }

  @Override
  public Optional<ReduceOp> reduction() {
    return Optional.of(ReduceOp.SUM);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    int last = place.processes() - 1;
    if (place.rank() == last) {
      List<Source> sources =
          IntStream.rangeClosed(0, last)
              .mapToObj(rank -> new Source(rank, rank == last ? Buffer.RECEIVE : Buffer.SEND))
              .toList();
      arrivals.reduced(0, place.count(), sources, 0);
    }
  }
}
