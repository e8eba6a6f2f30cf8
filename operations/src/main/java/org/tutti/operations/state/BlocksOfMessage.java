package org.tutti.operations.state;

import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * One block for each process: of the message size and without gaps, as other suites measure them,
 * unless {@code --param counts} and {@code --param gap} say otherwise.
 */
@State
public class BlocksOfMessage {
  public Blocks all;

  /** Elements of this process's block. */
  public int own;

  @Setup
  public void make(Communicator comm, Message message) {
    all = of(comm, message);
    own = all.count(comm.rank());
  }

  /** The blocks of a cell. */
  public static Blocks of(Communicator comm, Message message) {
    return comm.blocks(message.blocks().counts(), message.blocks().displacements());
  }
}
