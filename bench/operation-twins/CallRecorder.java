package org.tutti.bench.operationtwins;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.mpi.natives.linker.LibraryLoadException;
import org.tutti.mpi.natives.linker.LinkedLibrary;
import org.tutti.mpi.natives.linker.NativeLinker;

/**
 * A library whose functions are called through the stubs of recorder.c, by Tutti and by the bare
 * calls alike, so that their calls can be recorded without a change of any compiled code.
 */
final class CallRecorder implements LinkedLibrary {
  private static final int FUNCTIONS = 512;
  private static final int CALLS = 16_384;

  /** Bytes between two stubs. */
  private static final int STUB = 16;

  /** Longs of a recorded call: function, thread, position, and arguments. */
  private static final int CALL = 19;

  private static final int FIRST_ARGUMENT = 3;

  /** Linked as if they took eight arguments (see {@code NativeFunction}). */
  private static final Set<String> OF_SEVEN = Set.of("MPI_Recv", "MPI_Reduce", "MPI_Allgather");

  /** Which argument, from 1, points to an int that Java sets and the function changes. */
  private static final Map<String, Integer> POSITIONS = Map.of("MPI_Pack", 6, "MPI_Unpack", 3);

  private static final MethodHandle SET = setter();

  private final NativeLinker linker = NativeLinker.ofThisJvm();
  private final LinkedLibrary library;

  /** Kept, since JNA closes a library that nobody holds. */
  private final LinkedLibrary shared;

  private final long stubs;
  private final long recorders;
  private final ByteBuffer slots;
  private final ByteBuffer targets;
  private final ByteBuffer positions;
  private final ByteBuffer number;
  private final ByteBuffer calls;
  private final List<Function> functions = new ArrayList<>();
  private final Map<Long, ByteBuffer> set = new HashMap<>();
  private long owner;
  private boolean hasOtherThreads;

  /**
   * @param library that is called
   * @param recorder the file that recorder.c was compiled to
   */
  CallRecorder(LinkedLibrary library, String recorder) {
    this.library = library;
    try {
      shared = linker.open(recorder);
      stubs = shared.addressOf("stubs");
      recorders = shared.addressOf("recorders");
      slots = memory("slots", FUNCTIONS);
      targets = memory("targets", FUNCTIONS);
      positions = memory("positions", FUNCTIONS);
      number = memory("number", 1);
      calls = memory("calls", CALLS * CALL);
    } catch (LibraryLoadException e) {
      throw new IllegalStateException(e);
    }
  }

  private ByteBuffer memory(String symbol, int longs) {
    return linker
        .memoryAt(shared.addressOf(symbol), longs * Long.BYTES)
        .order(ByteOrder.nativeOrder());
  }

  /** A function and the bare handle of it, with its own number of arguments. */
  private record Function(String name, int arguments, MethodHandle bare) {}

  @Override
  public long addressOf(String symbol) {
    return library.addressOf(symbol);
  }

  @Override
  public MethodHandle function(String symbol, MethodType signature) {
    int index = functions.size();
    if (index == FUNCTIONS) {
      throw new IllegalStateException("more than " + FUNCTIONS + " functions are linked");
    }
    int at = index * Long.BYTES;
    targets.putLong(at, library.addressOf(symbol));
    positions.putLong(at, POSITIONS.getOrDefault(symbol, 0));
    slots.putLong(at, targets.getLong(at));
    int arguments = OF_SEVEN.contains(symbol) ? 7 : signature.parameterCount();
    List<Class<?>> longs = Collections.nCopies(arguments, long.class);
    long stub = stubs + (long) index * STUB;
    MethodHandle bare = at(stub, MethodType.methodType(long.class, longs));
    functions.add(new Function(symbol, arguments, bare));
    return at(stub, signature);
  }

  private MethodHandle at(long address, MethodType signature) {
    return linker
        .functionAt(address, signature)
        .orElseThrow(() -> new IllegalStateException("functions are linked by name only"));
  }

  /** Records the calls that follow. */
  void listen() {
    number.putLong(0, 0);
    for (int index = 0; index < functions.size(); index++) {
      slots.putLong(index * Long.BYTES, recorders + (long) index * STUB);
    }
  }

  /**
   * The calls since {@link #listen}, the last ones.
   *
   * @throws IllegalStateException if there are too many
   */
  List<RecordedCall> heard() {
    for (int index = 0; index < functions.size(); index++) {
      slots.putLong(index * Long.BYTES, targets.getLong(index * Long.BYTES));
    }
    if (number.getLong(0) > CALLS) {
      throw new IllegalStateException("more than " + CALLS + " calls in an observation");
    }
    List<RecordedCall> heard = new ArrayList<>();
    for (int index = 0; index < number.getLong(0); index++) {
      add(index * CALL, heard);
    }
    return heard;
  }

  /** Whether other threads than the rank's have called functions while calls were recorded. */
  boolean hasOtherThreads() {
    return hasOtherThreads;
  }

  /** Begins another operation. */
  void forget() {
    owner = 0;
    hasOtherThreads = false;
  }

  private void add(int at, List<RecordedCall> heard) {
    Function function = functions.get((int) longAt(at));
    long thread = longAt(at + 1);
    owner = owner == 0 ? thread : owner;
    hasOtherThreads |= thread != owner;
    long[] arguments = new long[function.arguments()];
    for (int argument = 0; argument < arguments.length; argument++) {
      arguments[argument] = longAt(at + FIRST_ARGUMENT + argument);
    }
    Integer position = POSITIONS.get(function.name());
    if (position != null) {
      heard.add(setting(arguments[position - 1], (int) longAt(at + 2)));
    }
    heard.add(new RecordedCall(function.name(), arguments, function.bare()));
  }

  private long longAt(int index) {
    return calls.getLong(index * Long.BYTES);
  }

  /** What Java does before a function reads an int. */
  private RecordedCall setting(long address, int value) {
    ByteBuffer memory =
        set.computeIfAbsent(
            address, place -> linker.memoryAt(place, Integer.BYTES).order(ByteOrder.nativeOrder()));
    return new RecordedCall(
        RecordedCall.SET,
        new long[] {address, value},
        MethodHandles.insertArguments(SET, 0, memory, value));
  }

  private static long set(ByteBuffer memory, int value) {
    memory.putInt(0, value);
    return 0;
  }

  private static MethodHandle setter() {
    try {
      return MethodHandles.lookup()
          .findStatic(
              CallRecorder.class,
              "set",
              MethodType.methodType(long.class, ByteBuffer.class, int.class));
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
