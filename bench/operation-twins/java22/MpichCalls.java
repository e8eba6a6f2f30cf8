package org.tutti.bench.operationtwins;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;

/** Functions and constants of MPICH, as mpi.h has them. */
final class MpichCalls {
  static final int WORLD = 0x44000000;
  static final int DOUBLE = 0x4c00080b;
  static final int INT8 = 0x4c000137;
  static final int LONG = 0x4c000807;
  static final int INT64 = 0x4c00083a;
  static final int NO_INFO = 0x1c000000;
  static final int MAX = 0x58000001;
  static final int SUM = 0x58000003;
  static final int ANY = -2;
  static final long IN_PLACE = -1;

  /** Of one status, and of several. */
  static final long IGNORE = 1;

  static final int REQUEST = Integer.BYTES;
  static final Arena ARENA = Arena.global();
  private static final SymbolLookup MPI = SymbolLookup.libraryLookup("libmpich.so.12", ARENA);
  static final MethodHandle INIT = function("MPI_Init", ADDRESS, ADDRESS);
  static final MethodHandle DUP = function("MPI_Comm_dup", JAVA_INT, ADDRESS);
  static final MethodHandle RANK = function("MPI_Comm_rank", JAVA_INT, ADDRESS);
  static final MethodHandle CART =
      function("MPI_Cart_create", JAVA_INT, JAVA_INT, ADDRESS, ADDRESS, JAVA_INT, ADDRESS);
  static final MethodHandle BARRIER = function("MPI_Barrier", JAVA_INT);
  static final MethodHandle ALLREDUCE =
      function("MPI_Allreduce", JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT);
  static final MethodHandle ALLGATHER =
      function(
          "MPI_Allgather", JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT);
  static final MethodHandle ALLGATHERV =
      function(
          "MPI_Allgatherv",
          JAVA_LONG,
          JAVA_INT,
          JAVA_INT,
          JAVA_LONG,
          JAVA_LONG,
          JAVA_LONG,
          JAVA_INT,
          JAVA_INT);
  static final MethodHandle IALLREDUCE =
      function(
          "MPI_Iallreduce",
          JAVA_LONG,
          JAVA_LONG,
          JAVA_INT,
          JAVA_INT,
          JAVA_INT,
          JAVA_INT,
          JAVA_LONG);
  static final MethodHandle NEIGHBOR_ALLTOALL =
      function(
          "MPI_Neighbor_alltoall",
          JAVA_LONG,
          JAVA_INT,
          JAVA_INT,
          JAVA_LONG,
          JAVA_INT,
          JAVA_INT,
          JAVA_INT);
  static final MethodHandle REDUCE_LOCAL =
      function("MPI_Reduce_local", JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT);
  static final MethodHandle SEND =
      function("MPI_Send", JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT);
  static final MethodHandle RECV =
      function("MPI_Recv", JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG);
  static final MethodHandle ISEND =
      function("MPI_Isend", JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG);
  static final MethodHandle IRECV =
      function("MPI_Irecv", JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG);
  static final MethodHandle SEND_INIT =
      function(
          "MPI_Send_init", JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG);
  static final MethodHandle RECV_INIT =
      function(
          "MPI_Recv_init", JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG);
  static final MethodHandle START = function("MPI_Start", JAVA_LONG);
  static final MethodHandle STARTALL = function("MPI_Startall", JAVA_INT, JAVA_LONG);
  static final MethodHandle WAIT = function("MPI_Wait", JAVA_LONG, JAVA_LONG);
  static final MethodHandle WAITALL = function("MPI_Waitall", JAVA_INT, JAVA_LONG, JAVA_LONG);
  static final MethodHandle TYPE_VECTOR =
      function("MPI_Type_vector", JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, ADDRESS);
  static final MethodHandle TYPE_COMMIT = function("MPI_Type_commit", ADDRESS);
  static final MethodHandle PACK =
      function("MPI_Pack", JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_INT);
  static final MethodHandle WIN_CREATE =
      function("MPI_Win_create", JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, ADDRESS);
  static final MethodHandle WIN_FREE = function("MPI_Win_free", ADDRESS);
  static final MethodHandle LOCK_ALL = function("MPI_Win_lock_all", JAVA_INT, JAVA_INT);
  static final MethodHandle UNLOCK_ALL = function("MPI_Win_unlock_all", JAVA_INT);
  static final MethodHandle FLUSH = function("MPI_Win_flush", JAVA_INT, JAVA_INT);
  static final MethodHandle FLUSH_ALL = function("MPI_Win_flush_all", JAVA_INT);
  static final MethodHandle PUT =
      function(
          "MPI_Put", JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_INT,
          JAVA_INT);
  static final MethodHandle GET =
      function(
          "MPI_Get", JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_INT,
          JAVA_INT);
  static final MethodHandle FETCH_AND_OP =
      function(
          "MPI_Fetch_and_op",
          JAVA_LONG,
          JAVA_LONG,
          JAVA_INT,
          JAVA_INT,
          JAVA_LONG,
          JAVA_INT,
          JAVA_INT);
  static final MethodHandle REDUCE =
      function("MPI_Reduce", ADDRESS, ADDRESS, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT);
  static final MethodHandle FINALIZE = function("MPI_Finalize");

  private MpichCalls() {}

  static void check(int error) {
    if (error != 0) {
      throw new IllegalStateException("MPI error " + error);
    }
  }

  private static MethodHandle function(String name, MemoryLayout... arguments) {
    return Linker.nativeLinker()
        .downcallHandle(MPI.find(name).orElseThrow(), FunctionDescriptor.of(JAVA_INT, arguments));
  }
}
