package org.tutti.operations.state;

import java.util.Arrays;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** One block of the message size for each process, without gaps, as other suites measure them. */
@State
public class EqualBlocks {
  public Blocks all;

  @Setup
  public void make(Communicator comm, Message message) {
    all = of(comm, message);
  }

  /** The blocks of a cell. */
  public static Blocks of(Communicator comm, Message message) {
    int[] counts = new int[comm.size()];
    Arrays.fill(counts, message.count());
    return comm.blocks(counts);
  }
}
