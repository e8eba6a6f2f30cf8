package org.tutti.operations.onesided;

import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Level;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.RmaWindow;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** Makes a window, which is freed outside the time. */
@LeastProcesses(2)
public abstract class WindowCreation implements Payload {
  protected RmaWindow made;

  @TearDown(Level.CALL)
  public void free() {
    made.free();
  }

  /** No data are moved. */
  @Override
  public void arrivals(PayloadContext place, Arrivals arrivals) {}
}
