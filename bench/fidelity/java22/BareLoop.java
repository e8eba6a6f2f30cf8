package org.tutti.bench.fidelity;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * The scheme of reference.c in the plainest Java there can be: no Tutti, the call sites written
 * out, one loop per operation. It makes many more calls before it is observed than reference.c
 * does, as any Java program has to before it is compiled.
 *
 * <p>Usage: BareLoop SEED NREP OPERATION:BYTES... (allreduce, bcast or barrier) with MPICH, JDK 22
 * or later; prints what reference.c prints.
 */
public final class BareLoop {
  private static final int SINGLE = 0;
  private static final int WORLD = 0x44000000;
  private static final int DOUBLE = 0x4c00080b;
  private static final int LONG = 0x4c000807;
  private static final int MAX = 0x58000001;
  private static final int SUM = 0x58000003;

  /** Enough to ask for the JVM's last compiler. */
  private static final int WARMUP_ROUNDS = 300;

  private static final int WARMUP_OBSERVATIONS = 200;

  /** Enough for compilations that were asked for to end. */
  private static final long COMPILERS_MILLIS = 200;

  private static final Arena ARENA = Arena.global();
  private static final SymbolLookup MPI = SymbolLookup.libraryLookup("libmpich.so.12", ARENA);
  private static final MethodHandle INIT =
      function("MPI_Init_thread", ADDRESS, ADDRESS, JAVA_INT, ADDRESS);
  private static final MethodHandle DUP = function("MPI_Comm_dup", JAVA_INT, ADDRESS);
  private static final MethodHandle RANK = function("MPI_Comm_rank", JAVA_INT, ADDRESS);
  private static final MethodHandle BARRIER = function("MPI_Barrier", JAVA_INT);
  private static final MethodHandle BCAST =
      function("MPI_Bcast", JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT);
  private static final MethodHandle ALLREDUCE =
      function("MPI_Allreduce", JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT);
  private static final MethodHandle REDUCE =
      function("MPI_Reduce", ADDRESS, ADDRESS, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT);
  private static final MethodHandle FINALIZE = function("MPI_Finalize");

  private static int before;
  private static long eraser;

  private BareLoop() {}

  public static void main(String[] arguments) throws Throwable {
    MemorySegment answer = ARENA.allocate(JAVA_INT);
    check((int) INIT.invokeExact(MemorySegment.NULL, MemorySegment.NULL, SINGLE, answer));
    check((int) DUP.invokeExact(WORLD, answer));
    before = answer.get(JAVA_INT, 0);
    check((int) RANK.invokeExact(WORLD, answer));
    boolean root = answer.get(JAVA_INT, 0) == 0;

    int nrep = Integer.parseInt(arguments[1]);
    List<Cell> cells = Arrays.stream(arguments).skip(2).map(cell -> new Cell(cell, nrep)).toList();
    warmUp(cells);
    Thread.sleep(COMPILERS_MILLIS);
    warmUp(cells);
    List<Cell> order = new ArrayList<>(cells);
    Collections.shuffle(order, new Random(Integer.parseInt(arguments[0])));
    for (Cell cell : order) {
      cell.observe(nrep);
      cell.observe(nrep);
      cell.print(root);
    }
    check((int) FINALIZE.invokeExact());
  }

  private static void warmUp(List<Cell> cells) throws Throwable {
    for (int round = 0; round < WARMUP_ROUNDS; round++) {
      for (Cell cell : cells) {
        cell.observe(WARMUP_OBSERVATIONS);
      }
    }
  }

  /** An operation with a message size, its buffers and times. */
  private static final class Cell {
    private final String operation;
    private final int bytes;
    private final MemorySegment send;
    private final MemorySegment receive;
    private final long[] starts;
    private final long[] ends;

    Cell(String name, int nrep) {
      String[] parts = name.split(":");
      operation = parts[0];
      bytes = Integer.parseInt(parts[1]);
      send = ARENA.allocate(Math.max(bytes, Double.BYTES), 64);
      receive = ARENA.allocate(Math.max(bytes, Double.BYTES), 64);
      for (int i = 0; i < bytes / Double.BYTES; i++) {
        send.setAtIndex(JAVA_DOUBLE, i, 1);
      }
      starts = new long[Math.max(nrep, WARMUP_OBSERVATIONS)];
      ends = new long[starts.length];
    }

    void observe(int n) throws Throwable {
      int count = bytes / Double.BYTES;
      switch (operation) {
        case "allreduce" -> allreduce(n, send.address(), receive.address(), count, starts, ends);
        case "bcast" -> bcast(n, send.address(), count, starts, ends);
        case "barrier" -> barrier(n, starts, ends);
        default -> throw new IllegalArgumentException("unknown operation " + operation);
      }
    }

    void print(boolean root) throws Throwable {
      MemorySegment times = ARENA.allocate(JAVA_LONG, starts.length);
      MemorySegment maxima = ARENA.allocate(JAVA_LONG, starts.length);
      for (int i = 0; i < starts.length; i++) {
        times.setAtIndex(JAVA_LONG, i, ends[i] - starts[i]);
      }
      check((int) REDUCE.invokeExact(times, maxima, starts.length, LONG, MAX, 0, WORLD));
      if (root) {
        StringBuilder line = new StringBuilder(operation + " " + bytes);
        for (int i = 0; i < starts.length; i++) {
          line.append(' ').append(maxima.getAtIndex(JAVA_LONG, i));
        }
        System.out.println(line);
      }
    }
  }

  private static void allreduce(
      int n, long send, long receive, int count, long[] starts, long[] ends) throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) ALLREDUCE.invokeExact(send, receive, count, DOUBLE, SUM, WORLD));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void bcast(int n, long buffer, int count, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) BCAST.invokeExact(buffer, count, DOUBLE, 0, WORLD));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void barrier(int n, long[] starts, long[] ends) throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) BARRIER.invokeExact(WORLD));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void check(int error) {
    if (error != 0) {
      throw new IllegalStateException("MPI error " + error);
    }
  }

  private static MethodHandle function(String name, MemoryLayout... arguments) {
    return Linker.nativeLinker()
        .downcallHandle(MPI.find(name).orElseThrow(), FunctionDescriptor.of(JAVA_INT, arguments));
  }
}
