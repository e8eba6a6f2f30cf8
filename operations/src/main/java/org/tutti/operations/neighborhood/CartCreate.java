package org.tutti.operations.neighborhood;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** {@code MPI_Cart_create}: a grid of all processes; the communicator is freed outside the time. */
public class CartCreate implements Payload {
  @Param("1")
  public int dimensions;

  /** How many dimensions, the first ones, have ends that do not meet. */
  @Param("0")
  public int finite;

  @Param("false")
  public boolean reorder;

  private int[] extents;
  private boolean[] periodic;
  private Communicator grid;

  @Override
  public void checkProcesses(int processes) {
    shape().check(processes);
  }

  private TopologyShape shape() {
    return TopologyShape.cartesian(dimensions, finite);
  }

  @Setup
  public void prepare(Communicator comm) {
    TopologyShape shape = shape();
    extents = shape.extents(comm.size());
    periodic = shape.periodic();
  }

  @Benchmark(operation = "CART_CREATE", send = "0", receive = "0")
  @Catalog(value = "MPI_Cart_create", suites = "topologies")
  public void create(Communicator comm) {
    grid = comm.cartCreate(extents, periodic, reorder).orElseThrow();
  }

  @TearDown(Level.CALL)
  public void free() {
    grid.free();
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}
