package org.tutti.mpi.natives.linker;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/** A shared library that is open in this process. */
public interface LinkedLibrary {
  /**
   * The address of a symbol, or 0 if the library has none of this name.
   *
   * @param symbol name of a function or a variable
   */
  long addressOf(String symbol);

  /**
   * A handle that calls a function; to be held in a {@code static final} field and called with
   * {@code invokeExact}.
   *
   * @param symbol name of the function
   * @param signature primitive types only; pointers and handles are {@code long}
   * @throws UnsatisfiedLinkError if the library has no such function
   */
  MethodHandle function(String symbol, MethodType signature);
}
