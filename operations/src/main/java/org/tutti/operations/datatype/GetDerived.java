package org.tutti.operations.datatype;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** Blocks in the memory of the last rank. */
public class GetDerived extends DerivedWindow {
  @Override
  MessageBuffer shown(Message message) {
    return message.send();
  }

  @Benchmark(operation = "GET_DERIVED", datatype = double.class)
  @Catalog(value = "MPI_Get:derived", suites = "datatypes")
  @Counterparts(skampi = "Datatype_complex_Get, Datatype_simple_Get")
  @Description("MPI_Get of a derived datatype (layout), and MPI_Win_fence")
  public void get(Communicator comm, Message message) {
    if (comm.rank() == 0) {
      rma.get(message.receive(), typeCount, type, last, 0);
    }
    rma.fence();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == 0) {
      blocksOf(place.processes() - 1, place, arrivals);
    }
  }
}
