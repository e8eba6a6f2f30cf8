package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** A halo exchange of one shift after the other, each an {@code MPI_Sendrecv}. */
public class HaloSendrecv extends HaloExchange {
  @Benchmark(operation = "HALO")
  @Catalog(value = "halo:Sendrecv", suites = "point-to-point")
  @Counterparts(mpptest = "mpptest -halo")
  @Description("msize bytes through each face of a periodic grid, MPI_Sendrecv by face")
  public void exchange(Communicator comm, Message message) {
    for (int face = 0; face < faces.count(); face++) {
      int behind = HaloFaces.opposite(face);
      comm.sendrecv(
          sends[face],
          message.count(),
          faces.neighbor(face),
          tag(face),
          receives[behind],
          message.count(),
          faces.neighbor(behind),
          tag(face),
          message.datatype());
    }
  }
}
