package org.tutti.operations.communicator;

import java.util.stream.IntStream;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.RankGroup;

/** Makes a communicator of a group of all processes, which is there before. */
public abstract class GroupMaking extends CommunicatorMaking {
  protected RankGroup group;

  @Setup
  public void form(Communicator comm) {
    group = comm.group(IntStream.range(0, comm.size()).toArray());
  }

  /** The library may not have groups; there is none then. */
  @TearDown
  public void disband() {
    if (group != null) {
      group.free();
      group = null;
    }
  }
}
