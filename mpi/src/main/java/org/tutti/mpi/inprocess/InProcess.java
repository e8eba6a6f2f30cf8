package org.tutti.mpi.inprocess;

import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ThreadLevels;
import org.tutti.mpi.threads.Job;
import org.tutti.mpi.threads.RankProgram;
import org.tutti.mpi.threads.RankThreads;
import org.tutti.mpi.transport.Contexts;

/** Starts jobs whose ranks are threads of this JVM. */
public final class InProcess {
  private InProcess() {}

  /**
   * Runs {@code program} as {@link #run(int, MpiThreadLevel, RankProgram)} does, on ranks that ask
   * for {@link MpiThreadLevel#SINGLE}.
   */
  public static void run(int size, RankProgram program) {
    run(size, MpiThreadLevel.SINGLE, program);
  }

  /**
   * Runs {@code program} once on each of {@code size} ranks and returns when all have ended.
   *
   * @param threads the thread level that the ranks ask for
   * @throws IllegalArgumentException if {@code size} is less than 1
   * @throws org.tutti.diagnostics.TuttiException 28 if the level is above {@link
   *     MpiThreadLevel#FUNNELED}
   * @throws org.tutti.mpi.threads.RankFailure if a rank threw or aborted: the first to do so
   */
  public static void run(int size, MpiThreadLevel threads, RankProgram program) {
    if (size < 1) {
      throw new IllegalArgumentException("size must be at least 1 but is " + size);
    }
    ThreadLevels granted =
        ThreadLevels.granted(threads, MpiThreadLevel.FUNNELED, "The in-process provider");
    Job job = new Job();
    Channels channels = new Channels(size, job, new Contexts(size));
    RankThreads.run(
        size,
        job,
        RankThreads.daemons(),
        rank -> {
          try (InProcessSession session = new InProcessSession(channels, rank, granted)) {
            program.run(session);
            session.flush();
          }
        });
  }
}
