package org.tutti.annotations;

/** The thread levels of the MPI standard: which threads of a process may call MPI. */
public enum ThreadSupport {
  /** {@code MPI_THREAD_SINGLE}, which programs that call {@code MPI_Init} have. */
  SINGLE,
  /** {@code MPI_THREAD_FUNNELED}: there may be other threads, which do not call MPI. */
  FUNNELED,
  /** {@code MPI_THREAD_SERIALIZED}: any thread may call, but never two at a time. */
  SERIALIZED,
  /** {@code MPI_THREAD_MULTIPLE}: any thread may call at any time. */
  MULTIPLE
}
