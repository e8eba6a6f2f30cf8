package org.tutti.lab.operations.intercommunicator;

import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Blocks;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.runtime.Message;

/**
 * A collective that combines what the other side has, and gives each process of this one a part.
 */
public abstract class SidesBlocksReduction extends SidesReduction {
  /** The part of each process of this side, as large as the message. */
  protected Blocks blocks;

  SidesBlocksReduction(Operation operation) {
    super(operation);
  }

  @Setup
  public final void make(Message message) {
    blocks = BlocksOfMessage.of(sides, SidesBlocks.divided(message, sides.size()));
  }
}
