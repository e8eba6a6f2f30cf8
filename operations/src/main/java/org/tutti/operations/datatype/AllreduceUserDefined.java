package org.tutti.operations.datatype;

import java.util.stream.IntStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Allreduce} with a sum in Java. */
public class AllreduceUserDefined extends UserReduction {
  @Benchmark(operation = "ALLREDUCE_USER_DEFINED", datatype = double.class)
  @Catalog(value = "MPI_Allreduce:user-defined", suites = "datatypes")
  @Description("MPI_Allreduce with a sum that the library calls in Java")
  public void allreduce(Communicator comm, Message message) {
    comm.allreduce(message.send(), message.receive(), message.count(), message.datatype(), sum);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    arrivals.reduced(0, place.count(), IntStream.range(0, place.processes()), 0);
  }
}
