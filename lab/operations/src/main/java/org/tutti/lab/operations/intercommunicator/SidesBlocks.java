package org.tutti.lab.operations.intercommunicator;

import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.TypedBlocks;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.operations.state.TypedBlocksOfMessage;
import org.tutti.runtime.BlockCounts;
import org.tutti.runtime.BlockLayout;
import org.tutti.runtime.Message;

/** A collective between two sides with a count for each process, all as large as the message. */
public abstract class SidesBlocks extends SidesCollective {
  /** A block for each process of the other side. */
  protected Blocks blocks;

  /** The same, each with its datatype. */
  protected TypedBlocks typedBlocks;

  SidesBlocks(Operation operation) {
    super(operation);
  }

  @Setup
  public final void make(Message message) {
    Message divided = divided(message, sides.remoteSize());
    blocks = BlocksOfMessage.of(sides, divided);
    typedBlocks = TypedBlocksOfMessage.of(sides, divided);
  }

  /** A message for each of so many processes, one after the other. */
  static Message divided(Message message, int processes) {
    return message.with(BlockLayout.of(BlockCounts.EQUAL, 0, processes, message.count()));
  }
}
