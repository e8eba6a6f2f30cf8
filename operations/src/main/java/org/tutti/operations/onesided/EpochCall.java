package org.tutti.operations.onesided;

import org.tutti.annotations.LeastProcesses;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.RmaWindow;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/**
 * A single call of an epoch in which the first rank writes to the last one. The other calls are
 * made outside the time; each of the methods here does its part on the rank whose part it is.
 */
@LeastProcesses(2)
public abstract class EpochCall implements Payload {
  protected RmaWindow rma;
  protected int last;

  protected RankGroup partner;
  private MessageBuffer message;
  private boolean isOrigin;
  private boolean isTarget;

  @Setup
  public void open(Communicator comm, Message shown) {
    last = comm.size() - 1;
    isOrigin = comm.rank() == 0;
    isTarget = comm.rank() == last;
    message = shown.send();
    rma = comm.createWindow(shown.receive());
    partner = isOrigin ? comm.group(last) : isTarget ? comm.group(0) : comm.group();
  }

  /** The library may not have windows; there is none then. */
  @TearDown
  public void close() {
    if (rma != null) {
      partner.free();
      rma.free();
      rma = null;
    }
  }

  final void postToOrigin() {
    if (isTarget) {
      rma.post(partner);
    }
  }

  final void startAndPut() {
    if (isOrigin) {
      rma.start(partner);
      rma.put(message, message.count(), message.datatype(), last, 0);
    }
  }

  final void complete() {
    if (isOrigin) {
      rma.complete();
    }
  }

  final void await() {
    if (isTarget) {
      rma.waitFor();
    }
  }

  final void putAndUnlock() {
    if (isOrigin) {
      rma.put(message, message.count(), message.datatype(), last, 0);
      rma.unlock(last);
    }
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    WindowAccess.WRITE.arrivals(place, 1, arrivals);
  }
}
