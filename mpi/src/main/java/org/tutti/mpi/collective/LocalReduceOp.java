package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import java.util.function.IntFunction;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReductionFunction;
import org.tutti.mpi.UserReduceOp;

/** A user-defined reduction that nothing but Java calls. */
final class LocalReduceOp extends UserReduceOp {
  private final IntFunction<MessageBuffer> memory;

  /**
   * @param memory allocates elements of the datatype
   */
  LocalReduceOp(ReductionFunction function, Datatype datatype, IntFunction<MessageBuffer> memory) {
    super(function, datatype);
    this.memory = memory;
  }

  void apply(ByteBuffer in, int inOffset, ByteBuffer inout, int inoutOffset, int count) {
    requireUsable();
    ByteBuffer left = in(count).view().orElseThrow();
    ByteBuffer right = inout(count).view().orElseThrow();
    int bytes = count * datatype().bytes();
    left.put(0, in, inOffset, bytes);
    right.put(0, inout, inoutOffset, bytes);
    try {
      combine(count);
    } catch (RuntimeException e) {
      failed(e);
      requireUsable();
    }
    inout.put(inoutOffset, right, 0, bytes);
  }

  @Override
  protected MessageBuffer allocate(int count) {
    return memory.apply(count);
  }

  @Override
  protected void release() {
    // Nothing but this object.
  }
}
