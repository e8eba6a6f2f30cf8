package org.tutti.mpi.simulated;

import java.util.concurrent.ThreadFactory;
import org.tutti.mpi.threads.Job;
import org.tutti.mpi.threads.RankThreads;

/** Starts jobs with virtual time. */
public final class Simulated {
  private Simulated() {}

  /**
   * Runs {@code program} once on each of {@code size} ranks and returns when all have ended. Needs
   * memory for one thread per rank: 4,096 on JDK 17, tens of thousands where the JDK has virtual
   * threads.
   *
   * @throws IllegalArgumentException if {@code size} is less than 1
   * @throws org.tutti.diagnostics.TuttiException 37 if this JDK cannot have so many threads
   * @throws org.tutti.mpi.threads.RankFailure if a rank threw or aborted, or all wait for each
   *     other
   */
  public static void run(int size, Simulation simulation, SimulatedProgram program) {
    ModelChecks.positive("size", size);
    checkThreads(size);
    Job job = new Job();
    ThreadFactory threads = LightThreads.factory();
    Scheduler scheduler = new Scheduler(size, job);
    World world = new World(size, simulation, job, scheduler);
    RankThreads.RankTask body =
        rank -> {
          VirtualRank self = scheduler.rank(rank);
          scheduler.enter(self);
          try (SimulatedSession session = new SimulatedSession(world, self, new int[] {rank})) {
            program.run(session);
            session.flush();
          }
          scheduler.leave();
        };
    try (CoreBinding binding = LightThreads.binding()) {
      RankThreads.run(size, job, threads, body);
    }
  }

  /**
   * Checks whether this JDK can simulate so many ranks, before anything is prepared for them.
   *
   * @throws org.tutti.diagnostics.TuttiException 37 if not
   */
  public static void checkThreads(int size) {
    LightThreads.check(size);
  }
}
