package org.tutti.sync.process;

import org.tutti.mpi.Communicator;

/** The library's own {@code MPI_Barrier} before each observation. */
public final class MpiBarrierSync implements ProcessSync {
  private final Communicator communicator;

  public MpiBarrierSync(Communicator communicator) {
    this.communicator = communicator;
  }

  @Override
  public String name() {
    return "BARRIER";
  }

  @Override
  public void beginCell() {}

  @Override
  public RunPlan prepare(int wanted) {
    return new RunPlan(wanted, true);
  }

  @Override
  public void start(int index) {
    communicator.barrier();
  }

  @Override
  public RunValidity judge(long[] starts, long[] ends, int count) {
    return RunValidity.clean(count);
  }
}
