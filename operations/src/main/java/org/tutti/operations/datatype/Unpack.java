package org.tutti.operations.datatype;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Description;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Unpack}: copies the elements that lie beside each other into a message's blocks. */
public class Unpack extends DatatypeBenchmark {
  @Benchmark(operation = "UNPACK", datatype = double.class)
  @Catalog(value = "MPI_Unpack", suites = "datatypes")
  @Description("copies elements into the blocks of a derived datatype (layout)")
  public void unpack(Communicator comm, Message message) {
    comm.unpack(message.send(), 0, message.receive(), typeCount, type);
  }

  @Override
  public long sendElements(PayloadContext place) {
    return place.count();
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    TypeBlocks blocks = blocks(place.count());
    for (int i = 0; i < blocks.number(); i++) {
      arrivals.block(blocks.start(i), blocks.length(), place.rank(), (long) i * blocks.length());
    }
  }
}
