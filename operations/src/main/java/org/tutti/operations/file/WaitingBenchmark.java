package org.tutti.operations.file;

import java.util.List;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.overlap.CalibratedWork;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Message;

/** Operations of which some are started and awaited, while the application may compute. */
abstract class WaitingBenchmark extends FileBenchmark {
  /**
   * How long the application computes between the start of a nonblocking operation and waiting for
   * it, as a multiple of the time that {@code MPI_File_read_at} of the block takes.
   */
  @Param("0")
  public double work;

  protected Request request;

  private CalibratedWork calibrated;

  WaitingBenchmark(FileUse use, FilePosition position) {
    super(use, position);
  }

  @Override
  public final void checkProcesses(int processes) {
    super.checkProcesses(processes);
    LeastValue.check("work", work, 0);
  }

  @Setup
  public void calibrate(Communicator comm, Message message) {
    request = comm.request();
    if (work > 0) {
      calibrated =
          CalibratedWork.of(
              getClass().getName(),
              List.of(),
              work,
              0,
              comm,
              message,
              () -> {
                if (file != null) {
                  get(message, start(0, place));
                }
              });
    }
  }

  /** Waits for an operation that was started, while the application computes if it should. */
  protected final void await(Request started) {
    if (calibrated == null) {
      started.waitFor();
    } else {
      calibrated.until(started);
    }
  }
}
