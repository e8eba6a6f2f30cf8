package org.tutti.operations.state;

import java.util.Arrays;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.TypedBlocks;
import org.tutti.runtime.Message;

/** One block of the message size for each process, without gaps, each with its datatype. */
@State
public class EqualTypedBlocks {
  public TypedBlocks all;

  @Setup
  public void make(Communicator comm, Message message) {
    all = of(comm, message);
  }

  /** The blocks of a cell. */
  public static TypedBlocks of(Communicator comm, Message message) {
    int[] counts = new int[comm.size()];
    Arrays.fill(counts, message.count());
    int[] displacements = Blocks.packed(counts);
    Arrays.setAll(displacements, block -> displacements[block] * message.datatype().bytes());
    Datatype[] datatypes = new Datatype[comm.size()];
    Arrays.fill(datatypes, message.datatype());
    return comm.typedBlocks(counts, displacements, datatypes);
  }
}
