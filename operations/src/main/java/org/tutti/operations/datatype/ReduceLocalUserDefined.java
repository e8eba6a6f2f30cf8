package org.tutti.operations.datatype;

import java.util.List;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/**
 * {@code MPI_Reduce_local} with a sum in Java: next to {@code MPI_Reduce_local}, what a call from C
 * costs.
 */
public class ReduceLocalUserDefined extends UserReduction {
  @Benchmark(operation = "REDUCE_LOCAL_USER_DEFINED", datatype = double.class)
  @Catalog(value = "MPI_Reduce_local:user-defined", suites = "datatypes")
  @Description("MPI_Reduce_local with a sum that the library calls in Java")
  public void reduceLocal(Communicator comm, Message message) {
    comm.reduceLocal(message.send(), message.receive(), message.count(), message.datatype(), sum);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    arrivals.reduced(
        0,
        place.count(),
        List.of(
            new Arrivals.Source(place.rank(), Arrivals.Buffer.SEND),
            new Arrivals.Source(place.rank(), Arrivals.Buffer.RECEIVE)),
        0);
  }
}
