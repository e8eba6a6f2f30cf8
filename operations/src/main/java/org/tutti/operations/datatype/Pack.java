package org.tutti.operations.datatype;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Pack}: copies the elements of a message beside each other. */
public class Pack extends DatatypeBenchmark {
  @Benchmark(operation = "PACK", datatype = double.class)
  @Catalog(value = "MPI_Pack", suites = "datatypes")
  @Description("copies the blocks of a derived datatype (layout) beside each other")
  public void pack(Communicator comm, Message message) {
    comm.pack(message.send(), typeCount, type, message.receive(), 0);
  }

  @Override
  public long receiveElements(PayloadContext place) {
    return place.count();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    TypeBlocks blocks = blocks(place.count());
    for (int i = 0; i < blocks.number(); i++) {
      arrivals.block((long) i * blocks.length(), blocks.length(), place.rank(), blocks.start(i));
    }
  }
}
