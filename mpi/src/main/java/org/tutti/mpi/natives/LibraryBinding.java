package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongUnaryOperator;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.natives.abi.AbiTable;
import org.tutti.mpi.natives.linker.CFunction;
import org.tutti.mpi.natives.linker.NativeLinker;
import org.tutti.mpi.natives.linker.Upcall;

/**
 * The one MPI library of this process, from which the classes of functions take their constants
 * when they are initialized. Held statically because those constants are: the JIT can only compile
 * a call down to the C call if the handle never changes.
 */
final class LibraryBinding {
  private static final AtomicReference<LibraryBinding> CURRENT = new AtomicReference<>();

  private static volatile boolean callsJava;

  private final NativeLinker linker;
  private final LoadedLibrary library;
  private final AbiTable constants;
  private final StoredPointers pointers;

  private LibraryBinding(NativeLinker linker, LoadedLibrary library) {
    this.linker = linker;
    this.library = library;
    this.constants = AbiTable.of(library.identity().family());
    this.pointers = new StoredPointers(linker);
  }

  /**
   * Binds this process to a library, for good.
   *
   * @throws IllegalStateException if it is bound already: MPI is initialized once in a process
   */
  static void bind(NativeLinker linker, LoadedLibrary library) {
    if (!CURRENT.compareAndSet(null, new LibraryBinding(linker, library))) {
      throw new IllegalStateException("this process has opened its MPI library already");
    }
  }

  /** A C function of exactly this signature. */
  static MethodHandle function(String symbol, MethodType signature) {
    return current().library.symbols().function(symbol, signature);
  }

  /** A function of at most six arguments, with the linkage that all of these share. */
  static CFunction commonFunction(String symbol) {
    return CFunction.of(current().library.symbols(), symbol);
  }

  static boolean hasFunction(String symbol) {
    return current().library.symbols().addressOf(symbol) != 0;
  }

  /** Name and version, for messages. */
  static String libraryName() {
    return current().library.product();
  }

  /** The file of the library. */
  static String libraryPath() {
    return current().library.path();
  }

  /** A constant of the ABI table: a handle, an address or a number. */
  static long constant(String name) {
    LibraryBinding binding = current();
    return binding.constants.value(name, binding.library.symbols()::addressOf, binding.pointers);
  }

  static long addressOf(ByteBuffer direct) {
    return current().linker.addressOf(direct);
  }

  /** Memory of the library, which Java neither zeroes nor frees. */
  static ByteBuffer memoryAt(long address, int bytes) {
    return current().linker.memoryAt(address, bytes);
  }

  /** A function of the C library that is not measured. */
  static CFunction standardFunction(String symbol) {
    return CFunction.of(current().linker.standardLibrary(), symbol);
  }

  /** The address of a function for C to call. */
  static long upcall(Upcall target) {
    callsJava = true;
    return current().linker.upcall(target);
  }

  /** Whether the library has been given a function that is in Java, as reductions of users are. */
  static boolean callsJava() {
    return callsJava;
  }

  /**
   * Wraps what a handle throws: nothing, unless the function is missing or the linker is broken.
   */
  static RuntimeException unexpected(Throwable cause) {
    if (cause instanceof OperationNotInLibrary missing) {
      return missing;
    }
    return new IllegalStateException("an MPI function could not be called", cause);
  }

  private static LibraryBinding current() {
    LibraryBinding binding = CURRENT.get();
    if (binding == null) {
      throw new IllegalStateException("no MPI library is open in this process");
    }
    return binding;
  }

  /** Reads pointers from memory of the library, for which there is no buffer: C copies them. */
  private static final class StoredPointers implements LongUnaryOperator {
    private final NativeLinker linker;
    private final CFunction memcpy;

    StoredPointers(NativeLinker linker) {
      this.linker = linker;
      this.memcpy = CFunction.of(linker.standardLibrary(), "memcpy");
    }

    /** The pointer in the 8 bytes at an address. */
    @Override
    public long applyAsLong(long address) {
      ByteBuffer value = ByteBuffer.allocateDirect(Long.BYTES).order(ByteOrder.nativeOrder());
      memcpy.call(linker.addressOf(value), address, Long.BYTES);
      return value.getLong(0);
    }
  }
}
