package org.tutti.sync.process;

import org.tutti.mpi.Communicator;

/** The library's own {@code MPI_Barrier} before each observation. */
public final class MpiBarrierSync implements ProcessSync {
  public static final ProcessMethod METHOD =
      ProcessMethod.of("BARRIER", conditions -> new MpiBarrierSync(conditions.communicator()));

  private final Communicator communicator;

  private MpiBarrierSync(Communicator communicator) {
    this.communicator = communicator;
  }

  @Override
  public void start(int index) {
    communicator.barrier();
  }
}
