package org.tutti.mpi.natives.linker;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.Collections;

/**
 * A C function that takes at most six integers and pointers and is linked as if it took six: a rank
 * needs milliseconds to link the first function of a signature, and they share one. The calling
 * conventions of 64-bit Linux and macOS leave it to the caller to clean up, so a function does not
 * notice arguments that it does not have.
 *
 * @param name for messages
 * @param handle takes six longs and returns a long
 */
public record CFunction(String name, MethodHandle handle) {
  private static final int ARGUMENTS = 6;

  private static final MethodType SIGNATURE =
      MethodType.methodType(long.class, Collections.nCopies(ARGUMENTS, long.class));

  /**
   * The function of a library.
   *
   * @throws UnsatisfiedLinkError if the library has no such function
   */
  public static CFunction of(LinkedLibrary library, String name) {
    return new CFunction(name, library.function(name, SIGNATURE));
  }

  /** Calls it without arguments; of an int, only the lower half of the result has a meaning. */
  public long call() {
    return call(0, 0, 0, 0, 0, 0);
  }

  /** Does the same as {@link #call()}, with one argument. */
  public long call(long a) {
    return call(a, 0, 0, 0, 0, 0);
  }

  /** Does the same as {@link #call()}, with two arguments. */
  public long call(long a, long b) {
    return call(a, b, 0, 0, 0, 0);
  }

  /** Does the same as {@link #call()}, with three arguments. */
  public long call(long a, long b, long c) {
    return call(a, b, c, 0, 0, 0);
  }

  /** Does the same as {@link #call()}, with four arguments. */
  public long call(long a, long b, long c, long d) {
    return call(a, b, c, d, 0, 0);
  }

  /** Does the same as {@link #call()}, with six arguments. */
  public long call(long a, long b, long c, long d, long e, long f) {
    try {
      return (long) handle.invokeExact(a, b, c, d, e, f);
    } catch (Throwable thrown) {
      throw new IllegalStateException(name + " could not be called", thrown);
    }
  }
}
