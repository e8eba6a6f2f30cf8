package org.tutti.bench.operationtwins;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.natives.NativeCalls;

/** What the bare calls have in common: links, constants, and the comparison of the code. */
final class BareCalls {
  static final long DOUBLE = NativeCalls.handle(Datatype.DOUBLE);
  static final long BYTE = NativeCalls.handle(Datatype.BYTE);
  static final long LONG = NativeCalls.handle(Datatype.LONG);
  static final long SUM = NativeCalls.handle(ReduceOp.SUM);
  static final long IN_PLACE = NativeCalls.constant("MPI_IN_PLACE");
  static final int ANY_SOURCE = (int) NativeCalls.constant("MPI_ANY_SOURCE");
  static final int REQUEST_BYTES = (int) NativeCalls.constant("HANDLE_BYTES");

  private BareCalls() {}

  /** A function of the library that takes these arguments. */
  static MethodHandle function(String name, Class<?>... arguments) {
    return NativeCalls.function(name, MethodType.methodType(int.class, arguments));
  }

  static void check(int code) {
    if (code != 0) {
      throw new IllegalStateException("MPI error " + code);
    }
  }

  static RuntimeException failed(Throwable cause) {
    return new IllegalStateException("a bare call failed", cause);
  }
}
