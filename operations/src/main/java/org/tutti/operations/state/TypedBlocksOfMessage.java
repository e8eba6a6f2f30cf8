package org.tutti.operations.state;

import java.util.Arrays;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.TypedBlocks;
import org.tutti.runtime.Message;

/** The blocks of {@link BlocksOfMessage}, each with its datatype. */
@State
public class TypedBlocksOfMessage {
  public TypedBlocks all;

  @Setup
  public void make(Communicator comm, Message message) {
    all = of(comm, message);
  }

  /** The blocks of a cell. */
  public static TypedBlocks of(Communicator comm, Message message) {
    int[] displacements = message.blocks().displacements(message.datatype().bytes());
    Datatype[] datatypes = new Datatype[displacements.length];
    Arrays.fill(datatypes, message.datatype());
    return comm.typedBlocks(message.blocks().counts(), displacements, datatypes);
  }
}
