package org.tutti.lab.mpj;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/**
 * A function of MPJ Express. A constant one is as fast as its handle in a constant, since compilers
 * trust the components of records.
 *
 * @param name as MPI calls it
 */
record MpjFunction(String name, MethodHandle handle) {
  /** A method of {@code owner} whose name is MPI's without its prefix. */
  static MpjFunction method(Class<?> owner, String name, MethodType type) {
    return new MpjFunction("MPI_" + name, MpjLibrary.method(owner, name, type));
  }

  /** A static method of {@code owner} whose name is MPI's without its prefix. */
  static MpjFunction function(Class<?> owner, String name, MethodType type) {
    return new MpjFunction("MPI_" + name, MpjLibrary.function(owner, name, type));
  }

  /** The same function under another name than that of the Java method. */
  MpjFunction named(String mpiName) {
    return new MpjFunction(mpiName, handle);
  }

  RuntimeException failed(Throwable thrown) {
    return MpjErrors.of(name, thrown);
  }
}
