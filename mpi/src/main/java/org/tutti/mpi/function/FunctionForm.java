package org.tutti.mpi.function;

/** The forms in which MPI has a function. */
public enum FunctionForm {
  /** Returns when the operation is complete on this process. */
  BLOCKING,
  /** Starts the operation, which is complete when its request is. */
  NONBLOCKING,
  /** Sets the operation up, to be started as often as wanted. */
  PERSISTENT
}
