package org.tutti.mpi.natives;

/** MPI's functions that receive what a matched probe has found. */
final class MatchedFunctions {
  static final NativeFunction MRECV = NativeFunction.of("MPI_Mrecv", 5);
  static final NativeFunction IMRECV = NativeFunction.of("MPI_Imrecv", 5);

  private MatchedFunctions() {}
}
