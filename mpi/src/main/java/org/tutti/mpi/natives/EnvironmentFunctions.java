package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/** MPI's functions besides communication. */
final class EnvironmentFunctions {
  static final NativeFunction INIT_THREAD = NativeFunction.of("MPI_Init_thread", 4);
  static final NativeFunction FINALIZE = NativeFunction.of("MPI_Finalize", 0);
  static final NativeFunction ABORT = NativeFunction.of("MPI_Abort", 2);
  static final NativeFunction ERROR_CLASS = NativeFunction.of("MPI_Error_class", 2);
  static final NativeFunction ERROR_STRING = NativeFunction.of("MPI_Error_string", 3);

  private static final MethodHandle WTIME =
      LibraryBinding.function("MPI_Wtime", MethodType.methodType(double.class));

  private EnvironmentFunctions() {}

  /** Seconds since some time in the past. */
  static double wtime() {
    try {
      return (double) WTIME.invokeExact();
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }
}
