package org.tutti.operations.onesided;

import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.operations.state.LeastValue;

/** The end of an epoch on both sides, one of which comes later than the other. */
public abstract class WinWait extends EpochCall {
  /** The delay in microseconds. */
  @Param("100")
  public int delay;

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("delay", delay, 0);
  }

  @Setup(Level.CALL)
  public void begin() {
    postToOrigin();
    startAndPut();
  }
}
