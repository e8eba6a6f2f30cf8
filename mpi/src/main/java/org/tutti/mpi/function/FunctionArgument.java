package org.tutti.mpi.function;

import org.tutti.mpi.Blocks;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.TypedBlocks;

/** What a function takes, besides the communicator and the request of forms that have one. */
public enum FunctionArgument {
  SEND(MessageBuffer.class),
  RECEIVE(MessageBuffer.class),
  /** Elements of each block. */
  COUNT(int.class),
  /** Elements of this process's block, where blocks differ. */
  OWN_COUNT(int.class),
  /** Count and displacement of each block that is sent. */
  SEND_BLOCKS(Blocks.class),
  /** Count and displacement of each block that arrives. */
  RECEIVE_BLOCKS(Blocks.class),
  /** The count of each process's block; they lie one after the other. */
  COUNTS(Blocks.class),
  /** Count, displacement, and datatype of each block that is sent. */
  TYPED_SEND_BLOCKS(TypedBlocks.class),
  /** Count, displacement, and datatype of each block that arrives. */
  TYPED_RECEIVE_BLOCKS(TypedBlocks.class),
  DATATYPE(Datatype.class),
  OP(ReduceOp.class),
  ROOT(int.class);

  private final Class<?> type;

  FunctionArgument(Class<?> type) {
    this.type = type;
  }

  /** Its type in the methods of a communicator. */
  public Class<?> type() {
    return type;
  }

  /** Whether it says where blocks of different sizes lie. */
  public boolean hasBlocks() {
    return type == Blocks.class || type == TypedBlocks.class;
  }
}
