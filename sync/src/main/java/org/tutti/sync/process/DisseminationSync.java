package org.tutti.sync.process;

import org.tutti.mpi.Communicator;

/** {@link DisseminationRounds} before each observation, the same for every library. */
public final class DisseminationSync implements ProcessSync {
  public static final ProcessMethod METHOD =
      ProcessMethod.of(
          "DISSEMINATION", conditions -> new DisseminationSync(conditions.communicator()));

  private final DisseminationRounds barrier;

  private DisseminationSync(Communicator communicator) {
    this.barrier = new DisseminationRounds(communicator);
  }

  @Override
  public void start(int index) {
    barrier.await();
  }
}
