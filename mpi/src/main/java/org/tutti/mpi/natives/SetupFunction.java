package org.tutti.mpi.natives;

import org.tutti.mpi.natives.linker.CFunction;

/**
 * A function of the library that is not measured, such as those with which a rank begins and ends;
 * see {@link NativeFunction} for those that are. {@code code} gives MPI's error code, {@code call}
 * throws {@link org.tutti.mpi.MpiException} for any but {@code MPI_SUCCESS}.
 */
record SetupFunction(CFunction function) {
  /** The function of this name, which every library has. */
  static SetupFunction of(String name) {
    return new SetupFunction(LibraryBinding.setupFunction(name));
  }

  int code() {
    return (int) function.call();
  }

  void call() {
    check(code());
  }

  void call(long a) {
    check((int) function.call(a));
  }

  int code(long a, long b) {
    return (int) function.call(a, b);
  }

  void call(long a, long b) {
    check(code(a, b));
  }

  int code(long a, long b, long c) {
    return (int) function.call(a, b, c);
  }

  void call(long a, long b, long c, long d) {
    check((int) function.call(a, b, c, d));
  }

  private void check(int code) {
    if (code != 0) {
      throw MpiErrors.exception(function.name(), code);
    }
  }
}
