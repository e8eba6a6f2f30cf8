package org.tutti.mpi;

/**
 * A communication that has been started, or can be started again and again. Made by {@link
 * PointToPointMessages#request()} or {@link PointToPointMessages#requests} before anything is
 * timed, and given to a nonblocking function, which makes it active; completing it makes it usable
 * again.
 *
 * <p>Every method throws {@link MpiException} when the library reports an error, and waiting or
 * testing throws {@link InactiveRequest} when nothing was started.
 */
public interface Request {
  /** Returns when the communication is complete ({@code MPI_Wait}). */
  void waitFor();

  /** Does the same as {@link #waitFor()}, and says what was received. */
  void waitFor(Status status);

  /** Whether the communication is complete, in which case the request is inactive again. */
  boolean test();

  /** Does the same as {@link #test()}, and says what was received if it is complete. */
  boolean test(Status status);

  /** Starts a persistent communication ({@code MPI_Start}). */
  void start();

  /** Asks for a communication to be canceled; it must still be completed. */
  void cancel();

  /** Gives a persistent communication back to the library; nothing may be active. */
  void free();

  /** Whether something was started that has not been completed. */
  boolean isActive();
}
