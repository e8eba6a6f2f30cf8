package org.tutti.operations.onesided;

import org.tutti.annotations.Level;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.RmaWindow;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Makes a window, which is freed outside the time. */
public abstract class WindowCreation implements Payload {
  protected RmaWindow made;

  @Override
  public void checkProcesses(int processes) {
    WindowBenchmark.requireTwo(processes);
  }

  @TearDown(Level.CALL)
  public void free() {
    made.free();
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}
