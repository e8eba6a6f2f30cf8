package org.tutti.lab.operations.thread;

import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.PayloadContext;

/** Reductions of several threads, each with those of the same number. */
public class ThreadAllreduce extends ThreadBenchmark {
  /** How elements are combined. */
  @Param("SUM")
  public NumberOp reduction;

  private ReduceOp op;

  @Setup
  public void choose() {
    op = ReduceOp.of(reduction);
  }

  @Benchmark(operation = "ALLREDUCE", datatype = double.class)
  @Catalog(value = "MPI_Allreduce:threads", suites = "threads")
  @Counterparts(imb = "IMB-MT AllReduceMT")
  @Description("MPI_Allreduce in each of several threads, each on its communicator")
  public void all() {
    team.run();
  }

  @Override
  void call(int thread) {
    communicators[thread].allreduce(
        send[thread], receive[thread], message.count(), message.datatype(), op);
  }

  @Override
  public Optional<ReduceOp> reduction() {
    return Optional.of(ReduceOp.of(reduction));
  }

  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {
    arrivals.reduced(0, place.elements(threads), IntStream.range(0, place.processes()), 0);
  }
}
