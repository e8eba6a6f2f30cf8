package org.tutti.mpi.natives.linker;

/** What a function of C calls back: pointers and integers of 64 bits come, and nothing returns. */
@FunctionalInterface
public interface Upcall {
  void call(long a, long b, long c, long d);
}
