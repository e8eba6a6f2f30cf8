package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Message;

/** A halo exchange through all faces at once, by persistent requests. */
public class HaloPersistent extends HaloExchange {
  private Requests requests;

  @Setup
  public void initialize(Communicator comm, Message message) {
    int neighbors = faces.count();
    Requests made = comm.requests(2 * neighbors);
    for (int face = 0; face < neighbors; face++) {
      comm.recvInit(
          receives[face],
          message.count(),
          message.datatype(),
          faces.neighbor(face),
          tag(HaloFaces.opposite(face)),
          made.at(face));
      comm.sendInit(
          sends[face],
          message.count(),
          message.datatype(),
          faces.neighbor(face),
          tag(face),
          made.at(neighbors + face));
    }
    requests = made;
  }

  /** The library may not have persistent requests; there are none then. */
  @TearDown
  public void free() {
    if (requests != null) {
      for (int request = 0; request < requests.size(); request++) {
        requests.at(request).free();
      }
      requests = null;
    }
  }

  @Benchmark(operation = "HALO")
  @Catalog(value = "halo:persistent", suites = "point-to-point")
  @Counterparts(mpptest = "mpptest -halo -persistant")
  @Description("msize bytes through each face of a periodic grid, by persistent requests")
  public void exchange() {
    requests.startAll();
    requests.waitAll();
  }
}
