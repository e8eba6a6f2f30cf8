package org.tutti.examples.endtoend;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Sync;
import org.tutti.annotations.SyncMethod;
import org.tutti.mpi.Communicator;

/** Every clock synchronization; one that is slow by default has its defaults. */
public class GlobalClocksBenchmark {
  @Sync(SyncMethod.WINDOW_SKAMPI)
  @Collective(Operation.BARRIER)
  public void skampi(Communicator communicator) {
    communicator.barrier();
  }

  @Sync(SyncMethod.WINDOW_NETGAUGE)
  @Collective(Operation.BARRIER)
  public void netgauge(Communicator communicator) {
    communicator.barrier();
  }

  @Sync(
      value = SyncMethod.WINDOW_JK,
      parameters = {"fit-points=100", "exchanges=10"})
  @Collective(Operation.BARRIER)
  public void jk(Communicator communicator) {
    communicator.barrier();
  }

  @Sync(SyncMethod.WINDOW_HCA)
  @Collective(Operation.BARRIER)
  public void hca(Communicator communicator) {
    communicator.barrier();
  }

  @Sync(
      value = SyncMethod.WINDOW_HCA2,
      parameters = {"fit-points=100", "exchanges=10"})
  @Collective(Operation.BARRIER)
  public void hca2(Communicator communicator) {
    communicator.barrier();
  }

  @Sync(
      value = SyncMethod.ROUNDTIME_HCA3,
      parameters = {"fit-points=100", "exchanges=10"})
  @Collective(Operation.BARRIER)
  public void hca3(Communicator communicator) {
    communicator.barrier();
  }

  @Sync(SyncMethod.WINDOW_JOINT)
  @Collective(Operation.BARRIER)
  public void joint(Communicator communicator) {
    communicator.barrier();
  }
}
