package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Message;

/** A halo exchange through all faces at once, by nonblocking messages. */
public class HaloNonblocking extends HaloExchange {
  private Requests requests;

  @Setup
  public void make(Communicator comm) {
    requests = comm.requests(2 * 2 * dimensions);
  }

  @Benchmark(operation = "HALO")
  @Catalog(value = "halo:Isend-Irecv", suites = "point-to-point")
  @Counterparts(
      imb = "IMB-P2P Stencil2D, Stencil3D, IMB-HALO simple_halo",
      mpptest = "mpptest -halo -async")
  @Description("msize bytes through each face of a periodic grid, all faces at once")
  public void exchange(Communicator comm, Message message) {
    int request = 0;
    for (int face = 0; face < faces.count(); face++) {
      comm.irecv(
          receives[face],
          message.count(),
          message.datatype(),
          faces.neighbor(face),
          tag(HaloFaces.opposite(face)),
          requests.at(request++));
    }
    for (int face = 0; face < faces.count(); face++) {
      comm.isend(
          sends[face],
          message.count(),
          message.datatype(),
          faces.neighbor(face),
          tag(face),
          requests.at(request++));
    }
    requests.waitAll();
  }
}
