package org.tutti.sync.process;

import org.tutti.mpi.Communicator;

/** The library's own {@code MPI_Barrier} before each observation. */
final class MpiBarrierSync implements ProcessSync {
  private final Communicator communicator;

  MpiBarrierSync(Communicator communicator) {
    this.communicator = communicator;
  }

  @Override
  public void start(int index) {
    communicator.barrier();
  }
}
