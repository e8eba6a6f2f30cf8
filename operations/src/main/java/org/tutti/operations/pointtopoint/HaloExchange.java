package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Requests;
import org.tutti.operations.neighborhood.TopologyShape.GridExtents;
import org.tutti.operations.state.BusyWait;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** What all halo exchanges have in common: a grid of the ranks, and a block for each face. */
@LeastProcesses(2)
public abstract class HaloExchange implements Payload {
  /** Dimensions of the grid. */
  @Param({"1", "2", "3"})
  public int dimensions;

  HaloFaces faces;
  MessageBuffer[] sends;
  MessageBuffer[] receives;

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("dimensions", dimensions, 1);
  }

  @Setup
  public void divide(Message message, Control control) {
    faces = HaloFaces.of(control.rank(), control.processes(), dimensions);
    sends = faces.blocks(message.send(), message);
    receives = faces.blocks(message.receive(), message);
  }

  /** The tag of what is sent through a face; the same pair of ranks may share several faces. */
  static int tag(int face) {
    return 1 + face;
  }

  @Override
  public long sendElements(PayloadContext place) {
    return place.elements(2L * dimensions);
  }

  @Override
  public long receiveElements(PayloadContext place) {
    return place.elements(2L * dimensions);
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    faces.arrivals(place, arrivals);
  }

  /**
   * The faces of a rank's part of a periodic grid, whose ranks are numbered with the last
   * coordinate changing first. Face {@code 2 d} is toward lower coordinates of dimension {@code d},
   * face {@code 2 d + 1} toward higher ones; each has a block in both buffers.
   */
  static final class HaloFaces {
    private final int[] neighbors;

    private HaloFaces(int[] neighbors) {
      this.neighbors = neighbors;
    }

    /** The faces of {@code rank} on a grid as even as it can be. */
    static HaloFaces of(int rank, int processes, int dimensions) {
      int[] extents = GridExtents.of(processes, dimensions);
      int[] neighbors = new int[2 * dimensions];
      int stride = processes;
      for (int dimension = 0; dimension < dimensions; dimension++) {
        int extent = extents[dimension];
        stride /= extent;
        int coordinate = rank / stride % extent;
        int origin = rank - coordinate * stride;
        neighbors[2 * dimension] = origin + (coordinate + extent - 1) % extent * stride;
        neighbors[2 * dimension + 1] = origin + (coordinate + 1) % extent * stride;
      }
      return new HaloFaces(neighbors);
    }

    int count() {
      return neighbors.length;
    }

    /** The rank behind a face. */
    int neighbor(int face) {
      return neighbors[face];
    }

    /** The face on the other side of the same dimension. */
    static int opposite(int face) {
      return face ^ 1;
    }

    /** The blocks of a buffer, one for each face. */
    MessageBuffer[] blocks(MessageBuffer buffer, Message message) {
      MessageBuffer[] blocks = new MessageBuffer[neighbors.length];
      for (int face = 0; face < blocks.length; face++) {
        blocks[face] = buffer.slice(message.elements(face), message.count());
      }
      return blocks;
    }

    /** What lies behind a face is the block of the neighbor's opposite face. */
    void arrivals(PayloadContext place, Arrivals arrivals) {
      int count = place.count();
      for (int face = 0; face < neighbors.length; face++) {
        arrivals.block(
            place.elements(face), count, neighbors[face], place.elements(opposite(face)));
      }
    }
  }

  /** A halo exchange of one shift after the other, each an {@code MPI_Sendrecv}. */
  public static class HaloSendrecv extends HaloExchange {
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

  /** A halo exchange through all faces at once, by nonblocking messages. */
  public abstract static class HaloRequests extends HaloExchange {
    Requests requests;

    @Setup
    public void make(Communicator comm) {
      requests = comm.requests(2 * 2 * dimensions);
    }

    /** Starts all messages. */
    final void start(Communicator comm, Message message) {
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
    }
  }

  /** A halo exchange by itself. */
  public static class HaloNonblocking extends HaloRequests {
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

  /** A halo exchange while the application computes what needs no halo. */
  public static class HaloComputing extends HaloRequests {
    /** How long it computes, in microseconds. */
    @Param("100")
    public int delay;

    @Override
    public void checkProcesses(int processes) {
      super.checkProcesses(processes);
      LeastValue.check("delay", delay, 0);
    }

    @Setup
    public void sayDelay(Control control) {
      if (delay > 0) {
        control.computes();
      }
    }

    @Benchmark(operation = "HALO_COMPUTING")
    @Catalog(value = "halo:computing", suites = "point-to-point")
    @Counterparts(skampi = "twosided_borderexchange")
    @Description("a halo exchange with a computation between its start and MPI_Waitall")
    public void exchange(Communicator comm, Message message) {
      start(comm, message);
      BusyWait.micros(delay);
      requests.waitAll();
    }
  }

  /** A halo exchange through all faces at once, by persistent requests. */
  public static class HaloPersistent extends HaloExchange {
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
}
