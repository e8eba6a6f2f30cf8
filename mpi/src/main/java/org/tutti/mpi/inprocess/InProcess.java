package org.tutti.mpi.inprocess;

import org.tutti.mpi.collective.Contexts;
import org.tutti.mpi.threads.Job;
import org.tutti.mpi.threads.RankProgram;
import org.tutti.mpi.threads.RankThreads;

/** Starts jobs whose ranks are threads of this JVM. */
public final class InProcess {
  private InProcess() {}

  /**
   * Runs {@code program} once on each of {@code size} ranks and returns when all have ended.
   *
   * @throws IllegalArgumentException if {@code size} is less than 1
   * @throws org.tutti.mpi.threads.RankFailure if a rank threw or aborted: the first to do so
   */
  public static void run(int size, RankProgram program) {
    if (size < 1) {
      throw new IllegalArgumentException("size must be at least 1 but is " + size);
    }
    Job job = new Job();
    Channels channels = new Channels(size, job, new Contexts(size));
    RankThreads.run(
        size,
        job,
        RankThreads.daemons(),
        rank -> {
          try (InProcessSession session = new InProcessSession(channels, rank)) {
            program.run(session);
          }
        });
  }
}
