package org.tutti.examples.endtoend;

import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Sync;
import org.tutti.annotations.SyncMethod;
import org.tutti.annotations.Warmup;
import org.tutti.mpi.Communicator;

/** Every clock synchronization, with few exchanges: on busy hosts each may take a time slice. */
@Warmup(1)
public class GlobalClocksBenchmark {
  @Sync(value = SyncMethod.WINDOW_SKAMPI, parameters = "offset-exchanges=10")
  @Collective(Operation.BARRIER)
  public void skampi(Communicator communicator) {
    communicator.barrier();
  }

  @Sync(value = SyncMethod.WINDOW_NETGAUGE, parameters = "patience=10")
  @Collective(Operation.BARRIER)
  public void netgauge(Communicator communicator) {
    communicator.barrier();
  }

  @Sync(
      value = SyncMethod.WINDOW_JK,
      parameters = {"fit-points=10", "exchanges=2", "round-trips=10"})
  @Collective(Operation.BARRIER)
  public void jk(Communicator communicator) {
    communicator.barrier();
  }

  @Sync(
      value = SyncMethod.WINDOW_HCA,
      parameters = {"fit-points=10", "exchanges=2", "round-trips=10", "offset-exchanges=10"})
  @Collective(Operation.BARRIER)
  public void hca(Communicator communicator) {
    communicator.barrier();
  }

  @Sync(
      value = SyncMethod.WINDOW_HCA2,
      parameters = {"fit-points=10", "exchanges=2", "round-trips=10", "offset-exchanges=10"})
  @Collective(Operation.BARRIER)
  public void hca2(Communicator communicator) {
    communicator.barrier();
  }

  @Sync(
      value = SyncMethod.ROUNDTIME_HCA3,
      parameters = {
        "fit-points=10",
        "exchanges=2",
        "round-trips=10",
        "offset-exchanges=10",
        "slot=1s"
      })
  @Collective(Operation.BARRIER)
  public void hca3(Communicator communicator) {
    communicator.barrier();
  }

  @Sync(
      value = SyncMethod.WINDOW_JOINT,
      parameters = {"bursts=5", "burst-exchanges=5", "burst-warmup=10", "spread=500ms"})
  @Collective(Operation.BARRIER)
  public void joint(Communicator communicator) {
    communicator.barrier();
  }
}
