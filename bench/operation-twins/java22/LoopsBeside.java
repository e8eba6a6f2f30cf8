package org.tutti.bench.operationtwins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.bench.operationtwins.TwinLoops.Twin;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;

/**
 * Runs the loops of {@link TwinLoops} in a launch of Tutti, before each part of a cell of its own.
 * The launch's other cells, Tutti's operations, are then observed in the same processes, between
 * the same cores, within the same second: what differs between launches differs in neither.
 *
 * <p>The property {@code twins.loops} names the file for the run-times, {@code twins.part} is how
 * many observations a part has.
 */
public class LoopsBeside {
  private static final List<String> OPERATIONS =
      List.of(
          "MPI_Allreduce",
          "MPI_Allgather:in-place",
          "MPI_Allgatherv",
          "MPI_Iallreduce",
          "MPI_Neighbor_alltoall",
          "MPI_Reduce_local",
          "ping-pong",
          "ping-pong:any-source",
          "ping-pong:persistent",
          "bandwidth",
          "ping-pong:derived",
          "MPI_Pack",
          "MPI_Put",
          "MPI_Get",
          "MPI_Fetch_and_op");

  /** Which of the operations, by its place in the list of all. */
  @Param("0..14+1")
  public int operation;

  private final int nrep = Integer.getInteger("twins.part");
  private final Map<String, StringBuilder> runTimes = new TreeMap<>();
  private Twin loops;

  @Setup(Level.LAUNCH)
  public void warmUp() throws Throwable {
    TwinLoops.connect();
    loops = new Twin(nrep);
    loops.warmUp(OPERATIONS);
  }

  @Setup(Level.CELL)
  public void observe() throws Throwable {
    String name = OPERATIONS.get(operation);
    loops.observe(name, nrep);
    loops.observe(name, nrep);
    runTimes.computeIfAbsent(name + " 8", cell -> new StringBuilder(cell)).append(loops.runTimes());
  }

  /** A cell needs something to measure. */
  @Benchmark(operation = "BESIDE_LOOPS")
  public void barrier(Communicator comm) {
    comm.barrier();
  }

  @TearDown(Level.LAUNCH)
  public void write(Control control) throws IOException {
    if (control.rank() == 0) {
      Files.write(Path.of(System.getProperty("twins.loops")), runTimes.values());
    }
  }
}
