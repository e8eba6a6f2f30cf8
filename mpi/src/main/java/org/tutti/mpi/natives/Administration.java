package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/** MPI's functions around the communication; each returns MPI's error code unless it says so. */
final class Administration {
  private static final Class<?> P = long.class;
  private static final Class<?> I = int.class;

  private static final MethodHandle INIT_THREAD = Binding.function("MPI_Init_thread", P, P, I, P);
  private static final MethodHandle FINALIZE = Binding.function("MPI_Finalize");
  private static final MethodHandle ABORT = Binding.function("MPI_Abort", P, I);
  private static final MethodHandle WTIME =
      Binding.function("MPI_Wtime", MethodType.methodType(double.class));
  private static final MethodHandle ERROR_CLASS = Binding.function("MPI_Error_class", I, P);
  private static final MethodHandle ERROR_STRING = Binding.function("MPI_Error_string", I, P, P);

  private Administration() {}

  static int initialise(int threadLevel, long provided) {
    try {
      return (int) INIT_THREAD.invokeExact(0L, 0L, threadLevel, provided);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int finish() {
    try {
      return (int) FINALIZE.invokeExact();
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int abort(long comm, int exitStatus) {
    try {
      return (int) ABORT.invokeExact(comm, exitStatus);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  /** Seconds since some time in the past. */
  static double wtime() {
    try {
      return (double) WTIME.invokeExact();
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int errorClass(int code, long errorClass) {
    try {
      return (int) ERROR_CLASS.invokeExact(code, errorClass);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int errorString(int code, long text, long length) {
    try {
      return (int) ERROR_STRING.invokeExact(code, text, length);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }
}
