package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Collections;
import java.util.List;
import org.tutti.mpi.OperationNotInLibrary;

/**
 * A function of the library that takes integers, handles and pointers, all as longs, and returns
 * MPI's error code: {@code code} gives it, {@code call} throws {@link org.tutti.mpi.MpiException}
 * for any but {@code MPI_SUCCESS}. One that the library lacks can be held, too; it throws {@link
 * OperationNotInLibrary} when it is called.
 *
 * <p>Hold it in a static final field: the JIT trusts the field of a record, so that a call is the C
 * call, a comparison of its code, and nothing else. C's ints widen to longs: the calling
 * conventions of Linux read their lower half only, in registers and in stack slots of 8 bytes.
 * Functions with as many arguments share a piece of linkage, which takes a rank milliseconds and
 * memory and ends in one indirect jump to all of them. Those that every launch links are therefore
 * {@link CommonFunction}s or {@linkplain #ofEight of eight} or twelve arguments: the calling
 * conventions leave it to the caller to clean up, so that a function does not notice arguments that
 * it does not have.
 *
 * @param name as in the MPI standard
 * @param handle takes longs and returns a long, of which the lower half is the code
 */
record NativeFunction(String name, MethodHandle handle) implements FunctionCalls {
  /** What is given for an argument that a function does not have, and so does not notice. */
  static final long UNREAD = 0;

  private static final MethodHandle MISSING = missingHandle();

  /** The function of this name with {@code arguments} arguments, which may be missing. */
  static NativeFunction of(String name, int arguments) {
    List<Class<?>> parameters = Collections.nCopies(arguments, long.class);
    MethodHandle handle =
        LibraryBinding.hasFunction(name)
            ? LibraryBinding.function(name, MethodType.methodType(long.class, parameters))
            : MethodHandles.dropArguments(MISSING.bindTo(name), 0, parameters);
    return new NativeFunction(name, handle);
  }

  /**
   * A function of seven or eight arguments that every launch links: as one of eight, whose linkage
   * they share. One of seven is called with {@link #UNREAD} besides.
   */
  static NativeFunction ofEight(String name) {
    return of(name, 8);
  }

  /** The same of nine to twelve arguments, as the exchange has with which a launch begins. */
  static NativeFunction ofTwelve(String name) {
    return of(name, 12);
  }

  private static MethodHandle missingHandle() {
    try {
      return MethodHandles.lookup()
          .findStatic(
              NativeFunction.class,
              "notInLibrary",
              MethodType.methodType(long.class, String.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static long notInLibrary(String name) {
    throw new OperationNotInLibrary(name, LibraryBinding.libraryName());
  }
}
