package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/** {@code MPI_Wtime}; apart, since few launches read it. */
final class WallClock {
  private static final MethodHandle WTIME =
      LibraryBinding.function("MPI_Wtime", MethodType.methodType(double.class));

  private WallClock() {}

  /** Seconds since some time in the past. */
  static double wtime() {
    try {
      return (double) WTIME.invokeExact();
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }
}
