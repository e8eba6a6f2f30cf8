package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/** MPI's blocking point-to-point functions; each returns MPI's error code. */
final class PointToPointFunctions {
  private static final Class<?> P = long.class;
  private static final Class<?> I = int.class;
  private static final long STATUS_IGNORE = LibraryBinding.constant("MPI_STATUS_IGNORE");

  private static final MethodHandle SEND = LibraryBinding.function("MPI_Send", 6);
  private static final MethodHandle RECV = LibraryBinding.function("MPI_Recv", 7);
  private static final MethodHandle IPROBE = LibraryBinding.function("MPI_Iprobe", 5);
  // Has more arguments than there are registers, and not every system gives an int 8 bytes of
  // stack.
  private static final MethodHandle SENDRECV =
      LibraryBinding.function(
          "MPI_Sendrecv",
          MethodType.methodType(I, new Class<?>[] {P, I, P, I, I, P, I, P, I, I, P, P}));

  private PointToPointFunctions() {}

  static int send(long buffer, int count, long datatype, int destination, int tag, long comm) {
    try {
      return (int)
          (long)
              SEND.invokeExact(
                  buffer, (long) count, datatype, (long) destination, (long) tag, comm);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int receive(long buffer, int count, long datatype, int source, int tag, long comm) {
    try {
      return (int)
          (long)
              RECV.invokeExact(
                  buffer, (long) count, datatype, (long) source, (long) tag, comm, STATUS_IGNORE);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  /** Writes 1 to {@code flag} if a message can be received, and else 0. */
  static int probe(int source, int tag, long comm, long flag) {
    try {
      return (int) (long) IPROBE.invokeExact((long) source, (long) tag, comm, flag, STATUS_IGNORE);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int sendrecv(
      long send,
      int sendCount,
      int destination,
      int sendTag,
      long receive,
      int receiveCount,
      int source,
      int receiveTag,
      long datatype,
      long comm) {
    try {
      return (int)
          SENDRECV.invokeExact(
              send,
              sendCount,
              datatype,
              destination,
              sendTag,
              receive,
              receiveCount,
              datatype,
              source,
              receiveTag,
              comm,
              STATUS_IGNORE);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }
}
