package org.tutti.mpi.natives;

/** MPI's functions that look for a message without receiving it. */
final class ProbeFunctions {
  static final NativeFunction PROBE = NativeFunction.of("MPI_Probe", 4);
  static final NativeFunction IPROBE = NativeFunction.of("MPI_Iprobe", 5);

  private ProbeFunctions() {}
}
