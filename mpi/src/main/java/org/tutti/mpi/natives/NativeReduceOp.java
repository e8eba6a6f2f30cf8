package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.ReductionFunction;
import org.tutti.mpi.UserReduceOp;
import org.tutti.mpi.natives.linker.CFunction;
import org.tutti.mpi.natives.linker.Upcall;

/**
 * An operator of the library whose function is in Java. The library gives addresses in memory of
 * its own. The operands are copied from there and back, so that the function sees buffers whose
 * ends are checked, and nothing is allocated for a call.
 */
final class NativeReduceOp extends UserReduceOp implements Upcall {
  private static final CFunction MEMCPY = LibraryBinding.standardFunction("memcpy");
  private static final int TYPE_OFFSET = 8;

  private final ByteBuffer arguments = ByteBuffer.allocateDirect(16).order(ByteOrder.nativeOrder());
  private final long argumentsAddress = LibraryBinding.addressOf(arguments);
  private final long expectedType;
  private long handle;

  private NativeReduceOp(ReductionFunction function, Datatype datatype) {
    super(function, datatype);
    // As it is read below: handles of 4 bytes may be negative.
    OutParameters.putHandle(arguments, 0, PredefinedHandles.of(datatype));
    this.expectedType = OutParameters.handle(arguments, 0);
  }

  static UserReduceOp of(ReductionFunction function, boolean isCommutative, Datatype datatype) {
    NativeReduceOp made = new NativeReduceOp(function, datatype);
    DatatypeFunctions.OP_CREATE.call(
        LibraryBinding.upcall(made), isCommutative ? 1 : 0, OutParameters.address());
    made.handle = OutParameters.handle();
    return made;
  }

  /**
   * @throws IllegalArgumentException if it is another provider's
   */
  static long handle(ReduceOp op) {
    if (op instanceof NativeReduceOp here) {
      here.requireUsable();
      return here.handle;
    }
    throw new IllegalArgumentException("the reduction is of another provider: " + op);
  }

  /** The library's call: pointers to both operands, to their number, and to the datatype. */
  @Override
  public void call(long first, long second, long length, long type) {
    try {
      MEMCPY.call(argumentsAddress, length, Integer.BYTES);
      MEMCPY.call(argumentsAddress + TYPE_OFFSET, type, OutParameters.HANDLE_BYTES);
      if (OutParameters.handle(arguments, TYPE_OFFSET / OutParameters.HANDLE_BYTES)
          != expectedType) {
        throw MpiProblem.REDUCTION_FAILED.error(
            "A reduction that was made for " + datatype() + " was called with another datatype.");
      }
      reduce(first, second, arguments.getInt(0));
    } catch (Throwable thrown) {
      failed(thrown);
    }
  }

  private void reduce(long first, long second, int count) {
    MessageBuffer in = in(count);
    MessageBuffer inout = inout(count);
    long bytes = (long) count * datatype().bytes();
    long inoutAddress = NativeBuffer.address(inout, count, datatype());
    MEMCPY.call(NativeBuffer.address(in, count, datatype()), first, bytes);
    MEMCPY.call(inoutAddress, second, bytes);
    combine(count);
    MEMCPY.call(second, inoutAddress, bytes);
  }

  @Override
  protected MessageBuffer allocate(int count) {
    return NativeBuffer.allocate(datatype(), count);
  }

  @Override
  protected void release() {
    OutParameters.putHandle(handle);
    DatatypeFunctions.OP_FREE.call(OutParameters.address());
  }
}
