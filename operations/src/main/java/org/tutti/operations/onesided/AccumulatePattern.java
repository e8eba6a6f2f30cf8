package org.tutti.operations.onesided;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.mpi.AccumulateOp;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** Several ranks add to the same memory at the same time. */
public abstract class AccumulatePattern extends OneSidedPattern {
  AccumulatePattern(RmaPattern reach) {
    super(reach);
  }

  @Override
  final MessageBuffer shown(Message message) {
    return message.receive();
  }

  /** The body of the benchmark. */
  final void accumulate(Message message) {
    begin();
    for (int target : reached) {
      rma.accumulate(
          message.send(), message.count(), message.datatype(), target, 0, AccumulateOp.SUM);
    }
    end();
  }

  @Override
  public final Optional<ReduceOp> reduction() {
    return Optional.of(ReduceOp.SUM);
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    int[] origins = originsOf(place.rank(), place.processes());
    if (origins.length > 0) {
      List<Source> sources = new ArrayList<>();
      for (int origin : origins) {
        sources.add(new Source(origin, Buffer.SEND));
      }
      sources.add(new Source(place.rank(), Buffer.RECEIVE));
      arrivals.reduced(0, place.count(), sources, 0);
    }
  }
}
