package org.tutti.mpi.threads;

/** The end of a job whose ranks are threads: one rank threw, or one called abort. */
public final class RankFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private static final int STATUS_OF_AN_EXCEPTION = 1;

  private final int rank;
  private final int exitStatus;

  private RankFailure(String message, int rank, int exitStatus, Throwable cause) {
    super(message, cause);
    this.rank = rank;
    this.exitStatus = exitStatus;
  }

  /** Rank {@code rank} ended with {@code cause}. */
  public static RankFailure thrown(int rank, Throwable cause) {
    return new RankFailure(
        "rank " + rank + " failed: " + cause, rank, STATUS_OF_AN_EXCEPTION, cause);
  }

  /** Rank {@code rank} called abort. */
  public static RankFailure aborted(int rank, int exitStatus) {
    return new RankFailure(
        "rank " + rank + " aborted the job with exit status " + exitStatus, rank, exitStatus, null);
  }

  /** The same failure with the stack of the calling thread, for the ranks that it ends. */
  RankFailure here() {
    return new RankFailure(getMessage(), rank, exitStatus, getCause());
  }

  /** The rank that failed first. */
  public int rank() {
    return rank;
  }

  /** The status for the process: what was given to abort, 1 for an exception. */
  public int exitStatus() {
    return exitStatus;
  }
}
