package org.tutti.bench.operationtwins;

import static org.tutti.bench.operationtwins.BareCalls.check;
import static org.tutti.bench.operationtwins.BareCalls.failed;
import static org.tutti.bench.operationtwins.BareCalls.function;

import java.lang.invoke.MethodHandle;
import org.tutti.mpi.natives.NativeCalls;

/** Messages, requests, and packing, called with what C would give them. */
final class BareMessages {
  private static final Class<?> I = int.class;
  private static final Class<?> L = long.class;
  private static final long STATUS_IGNORE = NativeCalls.constant("MPI_STATUS_IGNORE");
  private static final long STATUSES_IGNORE = NativeCalls.constant("MPI_STATUSES_IGNORE");
  private static final MethodHandle SEND = function("MPI_Send", L, I, L, I, I, L);
  private static final MethodHandle RECV = function("MPI_Recv", L, I, L, I, I, L, L);
  private static final MethodHandle ISEND = function("MPI_Isend", L, I, L, I, I, L, L);
  private static final MethodHandle IRECV = function("MPI_Irecv", L, I, L, I, I, L, L);
  private static final MethodHandle START = function("MPI_Start", L);
  private static final MethodHandle STARTALL = function("MPI_Startall", I, L);
  private static final MethodHandle WAIT = function("MPI_Wait", L, L);
  private static final MethodHandle WAITALL = function("MPI_Waitall", I, L, L);
  private static final MethodHandle MPROBE = function("MPI_Mprobe", I, I, L, L, L);
  private static final MethodHandle MRECV = function("MPI_Mrecv", L, I, L, L, L);
  private static final MethodHandle PACK = function("MPI_Pack", L, I, L, L, I, L, L);

  private BareMessages() {}

  static void send(long buffer, int count, long type, int destination, int tag, long comm) {
    try {
      check((int) SEND.invokeExact(buffer, count, type, destination, tag, comm));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void recv(long buffer, int count, long type, int source, int tag, long comm) {
    try {
      check((int) RECV.invokeExact(buffer, count, type, source, tag, comm, STATUS_IGNORE));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void isend(
      long buffer, int count, long type, int destination, int tag, long comm, long request) {
    try {
      check((int) ISEND.invokeExact(buffer, count, type, destination, tag, comm, request));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void irecv(
      long buffer, int count, long type, int source, int tag, long comm, long request) {
    try {
      check((int) IRECV.invokeExact(buffer, count, type, source, tag, comm, request));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void start(long request) {
    try {
      check((int) START.invokeExact(request));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void startAll(int number, long requests) {
    try {
      check((int) STARTALL.invokeExact(number, requests));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void waitFor(long request) {
    try {
      check((int) WAIT.invokeExact(request, STATUS_IGNORE));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void waitAll(int number, long requests) {
    try {
      check((int) WAITALL.invokeExact(number, requests, STATUSES_IGNORE));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void mprobe(int source, int tag, long comm, long message, long status) {
    try {
      check((int) MPROBE.invokeExact(source, tag, comm, message, status));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void mrecv(long buffer, int count, long type, long message) {
    try {
      check((int) MRECV.invokeExact(buffer, count, type, message, STATUS_IGNORE));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void pack(
      long from, int count, long type, long packed, int bytes, long position, long comm) {
    try {
      check((int) PACK.invokeExact(from, count, type, packed, bytes, position, comm));
    } catch (Throwable e) {
      throw failed(e);
    }
  }
}
