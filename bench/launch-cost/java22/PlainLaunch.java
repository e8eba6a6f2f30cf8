package org.tutti.bench.launchcost;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.Arrays;

/**
 * The least that a launch costs in Java: one file that opens the library, calls each operation
 * 20,000 times before its first cell, observes each cell, prints the medians and ends.
 *
 * <p>Usage: java -Dlibrary=LIBRARY PlainLaunch NREP OPERATION:BYTES... (openmpi or mpich; allreduce
 * or bcast), JDK 22 or later.
 */
public final class PlainLaunch {
  private static final int WARMUP = 20_000;
  private static final int RTLD_NOW_GLOBAL = 0x102;
  private static final Linker LINKER = Linker.nativeLinker();
  private static final Arena ARENA = Arena.global();
  private static final boolean IS_OPEN_MPI =
      System.getProperty("library", "mpich").equals("openmpi");
  private static final SymbolLookup MPI = open(IS_OPEN_MPI ? "libmpi.so.40" : "libmpich.so.12");
  private static final long WORLD = constant("ompi_mpi_comm_world", 0x44000000L);
  private static final long DOUBLE = constant("ompi_mpi_double", 0x4c00080bL);
  private static final long SUM = constant("ompi_mpi_op_sum", 0x58000003L);
  private static final MethodHandle BARRIER = function("MPI_Barrier", 1);
  private static final MethodHandle BCAST = function("MPI_Bcast", 5);
  private static final MethodHandle ALLREDUCE = function("MPI_Allreduce", 6);

  private PlainLaunch() {}

  public static void main(String[] arguments) throws Throwable {
    check((int) function("MPI_Init", 2).invokeExact(0L, 0L));
    MemorySegment answer = ARENA.allocate(JAVA_INT);
    check((int) function("MPI_Comm_rank", 2).invokeExact(WORLD, answer.address()));
    boolean isRoot = answer.get(JAVA_INT, 0) == 0;
    long[] times = new long[Math.max(WARMUP, Integer.parseInt(arguments[0]))];
    String warm = "";
    for (String cell : Arrays.copyOfRange(arguments, 1, arguments.length)) {
      String operation = cell.substring(0, cell.indexOf(':'));
      int bytes = Integer.parseInt(cell.substring(cell.indexOf(':') + 1));
      if (!warm.contains(operation)) {
        warm += operation;
        observe(operation, bytes, WARMUP, times);
      }
      int n = Integer.parseInt(arguments[0]);
      observe(operation, bytes, n, times);
      Arrays.sort(times, 0, n);
      if (isRoot) {
        System.out.println(cell + " " + times[n / 2]);
      }
    }
    check((int) function("MPI_Finalize", 0).invokeExact());
  }

  private static void observe(String operation, int bytes, int n, long[] times) throws Throwable {
    long send = ARENA.allocate(bytes, 64).address();
    long receive = ARENA.allocate(bytes, 64).address();
    long count = bytes / Double.BYTES;
    if (operation.equals("allreduce")) {
      allreduce(n, send, receive, count, times);
    } else {
      bcast(n, send, count, times);
    }
  }

  private static void allreduce(int n, long send, long receive, long count, long[] times)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      check((int) BARRIER.invokeExact(WORLD));
      long start = System.nanoTime();
      check((int) ALLREDUCE.invokeExact(send, receive, count, DOUBLE, SUM, WORLD));
      times[i] = System.nanoTime() - start;
    }
  }

  private static void bcast(int n, long buffer, long count, long[] times) throws Throwable {
    for (int i = 0; i < n; i++) {
      check((int) BARRIER.invokeExact(WORLD));
      long start = System.nanoTime();
      check((int) BCAST.invokeExact(buffer, count, DOUBLE, 0L, WORLD));
      times[i] = System.nanoTime() - start;
    }
  }

  private static void check(int error) {
    if (error != 0) {
      throw new IllegalStateException("MPI error " + error);
    }
  }

  /** Open MPI's plugins look for its symbols, so these must be visible to all. */
  private static SymbolLookup open(String library) {
    MethodHandle dlopen =
        LINKER.downcallHandle(
            LINKER.defaultLookup().find("dlopen").orElseThrow(),
            FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_INT));
    try {
      long handle =
          (long) dlopen.invokeExact(ARENA.allocateFrom(library).address(), RTLD_NOW_GLOBAL);
      if (handle == 0) {
        throw new IllegalStateException(library + " cannot be opened");
      }
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
    return SymbolLookup.libraryLookup(library, ARENA);
  }

  /** A handle of MPI: an address of Open MPI, a number of MPICH. */
  private static long constant(String symbolOfOpenMpi, long ofMpich) {
    return IS_OPEN_MPI ? MPI.find(symbolOfOpenMpi).orElseThrow().address() : ofMpich;
  }

  private static MethodHandle function(String name, int arguments) {
    MemoryLayout[] longs = new MemoryLayout[arguments];
    Arrays.fill(longs, JAVA_LONG);
    return LINKER.downcallHandle(
        MPI.find(name).orElseThrow(), FunctionDescriptor.of(JAVA_INT, longs));
  }
}
