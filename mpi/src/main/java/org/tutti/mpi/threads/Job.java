package org.tutti.mpi.threads;

import java.util.concurrent.atomic.AtomicReference;

/** What the ranks of one job know of each other's fate. */
public final class Job {
  private final AtomicReference<RankFailure> failure = new AtomicReference<>();

  /** Ends the job; only the first failure counts. */
  public void fail(RankFailure reason) {
    failure.compareAndSet(null, reason);
  }

  public boolean failed() {
    return failure.get() != null;
  }

  /** The first failure, or null while the job is well. */
  public RankFailure failure() {
    return failure.get();
  }

  /**
   * Called while waiting.
   *
   * @throws RankFailure if a rank has failed, so that nobody waits for it
   */
  public void check() {
    RankFailure first = failure.get();
    if (first != null) {
      throw first.here();
    }
  }
}
