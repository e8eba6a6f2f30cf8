package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/** MPI's functions besides communication; each returns MPI's error code unless noted. */
final class EnvironmentFunctions {
  private static final MethodHandle INIT_THREAD = LibraryBinding.function("MPI_Init_thread", 4);
  private static final MethodHandle FINALIZE = LibraryBinding.function("MPI_Finalize", 0);
  private static final MethodHandle ABORT = LibraryBinding.function("MPI_Abort", 2);
  private static final MethodHandle WTIME =
      LibraryBinding.function("MPI_Wtime", MethodType.methodType(double.class));
  private static final MethodHandle ERROR_CLASS = LibraryBinding.function("MPI_Error_class", 2);
  private static final MethodHandle ERROR_STRING = LibraryBinding.function("MPI_Error_string", 3);

  private EnvironmentFunctions() {}

  static int initialize(int threadLevel, long provided) {
    try {
      return (int) (long) INIT_THREAD.invokeExact(0L, 0L, (long) threadLevel, provided);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int finish() {
    try {
      return (int) (long) FINALIZE.invokeExact();
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int abort(long comm, int exitStatus) {
    try {
      return (int) (long) ABORT.invokeExact(comm, (long) exitStatus);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  /** Seconds since some time in the past. */
  static double wtime() {
    try {
      return (double) WTIME.invokeExact();
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int errorClass(int code, long errorClass) {
    try {
      return (int) (long) ERROR_CLASS.invokeExact((long) code, errorClass);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int errorString(int code, long text, long length) {
    try {
      return (int) (long) ERROR_STRING.invokeExact((long) code, text, length);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }
}
