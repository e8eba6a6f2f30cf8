package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** A halo exchange by itself. */
public class HaloNonblocking extends HaloRequests {
  @Benchmark(operation = "HALO")
  @Catalog(value = "halo:Isend-Irecv", suites = "point-to-point")
  @Counterparts(
      imb = "IMB-P2P Stencil2D, Stencil3D, IMB-HALO simple_halo",
      mpptest = "mpptest -halo -async")
  @Description("msize bytes through each face of a periodic grid, all faces at once")
  public void exchange(Communicator comm, Message message) {
    start(comm, message);
    requests.waitAll();
  }
}
