package org.tutti.mpi.natives;

import org.tutti.mpi.natives.linker.CFunction;

/**
 * A function of at most six arguments that launches call whatever they measure, such as those with
 * which a rank begins and ends, and those of the tool interface: all share the linkage of {@link
 * CFunction}, so that none costs a launch more. All others are {@link NativeFunction}s. {@code
 * code} gives MPI's error code, {@code call} throws {@link org.tutti.mpi.MpiException} for any but
 * {@code MPI_SUCCESS}. Hold it in a static final field.
 */
record CommonFunction(CFunction function) {
  /** The function of this name, which every library has. */
  static CommonFunction of(String name) {
    return new CommonFunction(LibraryBinding.commonFunction(name));
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

  int code(long a, long b, long c, long d) {
    return (int) function.call(a, b, c, d);
  }

  void call(long a, long b, long c, long d) {
    check(code(a, b, c, d));
  }

  void call(long a, long b, long c, long d, long e) {
    check((int) function.call(a, b, c, d, e, 0));
  }

  private void check(int code) {
    if (code != 0) {
      throw MpiErrors.exception(function.name(), code);
    }
  }
}
