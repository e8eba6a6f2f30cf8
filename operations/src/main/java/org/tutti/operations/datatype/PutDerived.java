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

/** Blocks of the first rank into the memory of the last one. */
public class PutDerived extends DerivedWindow {
  @Override
  MessageBuffer shown(Message message) {
    return message.receive();
  }

  @Benchmark(operation = "PUT_DERIVED", datatype = double.class)
  @Catalog(value = "MPI_Put:derived", suites = "datatypes")
  @Counterparts(
      skampi =
          "Datatype_complex_everytime, Datatype_complex_once, Datatype_complex_mixed_everytime,"
              + " Datatype_complex_mixed_once, Datatype_int, Datatype_simple")
  @Description("MPI_Put of a derived datatype (layout), and MPI_Win_fence")
  public void put(Communicator comm, Message message) {
    if (comm.rank() == 0) {
      rma.put(message.send(), typeCount, type, last, 0);
    }
    rma.fence();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    if (place.rank() == place.processes() - 1) {
      blocksOf(0, place, arrivals);
    }
  }
}
