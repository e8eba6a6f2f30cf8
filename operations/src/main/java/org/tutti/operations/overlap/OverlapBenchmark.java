package org.tutti.operations.overlap;

import java.util.List;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.ParameterCheck;

/**
 * A nonblocking operation, work, and both together. Benchmarks of your own that extend this have
 * three methods, named {@code pure}, {@code work} and {@code overlapped}, which call those here.
 */
public abstract class OverlapBenchmark implements ParameterCheck {
  /** The length of the work as a multiple of the operation's time by itself. */
  @Param("1")
  public double work;

  /** Calls of {@code MPI_Test}, spread evenly over the work. */
  @Param("0")
  public int tests;

  private Request request;
  private CalibratedWork calibrated;
  private Control control;

  /** Makes what the operation needs besides its buffers, before anything is timed. */
  protected void prepare(Communicator comm, Message message) {}

  /** Starts the operation. */
  protected abstract void start(Communicator comm, Message message, Request request);

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("work", work, 0);
    LeastValue.check("tests", tests, 0);
  }

  @Setup
  public void calibrate(Communicator comm, Message message, Control control) {
    this.control = control;
    request = comm.request();
    prepare(comm, message);
    calibrated =
        CalibratedWork.of(
            getClass().getName(),
            List.of(),
            work,
            tests,
            comm,
            message,
            () -> startAndWait(comm, message));
  }

  /** The request that observations use from now on. */
  final void use(Request other) {
    request = other;
  }

  /** The operation by itself. */
  protected final void startAndWait(Communicator comm, Message message) {
    start(comm, message, request);
    request.waitFor();
  }

  /** The work by itself, in the same parts. */
  protected final void compute() {
    sayWork();
    calibrated.compute();
  }

  /** The operation while the work is done. */
  protected final void overlap(Communicator comm, Message message) {
    sayWork();
    start(comm, message, request);
    calibrated.until(request);
  }

  /** Where ranks are simulated, work takes no time. */
  private void sayWork() {
    if (work > 0) {
      control.computes();
    }
  }
}
