package org.tutti.operations.neighborhood;

import java.util.Arrays;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Constraint;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * {@code MPI_Cart_sub}: the grid of a process's row, of the last dimensions of a grid of all
 * processes; the communicator is freed outside the time.
 */
@Constraint("remaining >= 0 && remaining <= dimensions")
public class CartSub implements Payload {
  @Param("2")
  public int dimensions;

  /** How many dimensions of the grid the row has. */
  @Param("1")
  public int remaining;

  private boolean[] kept;
  private Communicator grid;
  private Communicator row;

  @Override
  public void checkProcesses(int processes) {
    shape().check(processes);
  }

  private TopologyShape shape() {
    return TopologyShape.cartesian(dimensions, 0);
  }

  @Setup
  public void prepare(Communicator comm) {
    kept = new boolean[dimensions];
    Arrays.fill(kept, dimensions - remaining, dimensions, true);
    TopologyShape shape = shape();
    grid = comm.cartCreate(shape.extents(comm.size()), shape.periodic(), false).orElseThrow();
  }

  @Benchmark(operation = "CART_SUB", send = "0", receive = "0")
  @Catalog(value = "MPI_Cart_sub", suites = "topologies")
  public void create() {
    row = grid.cartSub(kept);
  }

  @TearDown(Level.CALL)
  public void freeRow() {
    row.free();
  }

  @TearDown
  public void freeGrid() {
    grid.free();
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}
