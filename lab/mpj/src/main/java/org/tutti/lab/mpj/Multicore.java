package org.tutti.lab.mpj;

import java.lang.reflect.Constructor;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;
import org.tutti.mpi.host.CoreShares;
import org.tutti.mpi.host.Pinning;
import org.tutti.mpi.started.BindingPolicy;
import org.tutti.mpi.started.StartedRank;
import org.tutti.mpi.threads.Job;
import org.tutti.mpi.threads.RankFailure;
import org.tutti.mpi.threads.RankThreads;

/** Starts MPJ Express in multicore mode: each rank is a thread with a class loader of its own. */
final class Multicore {
  /**
   * Memory for the classes of a rank and their compiled code: measured as 6.6 to 8.9 with 8 to 100
   * ranks.
   */
  private static final int MEBIBYTES_PER_RANK = 6;

  private static final String GROUP = "xdev.smpdev.SMPDevProcess";

  /** The work of one rank's thread. */
  @FunctionalInterface
  interface MpjRankTask {
    /**
     * @param rank its place in the job, to be passed to {@link MpjSession#open} of {@code loader}
     * @param loader loads MPJ Express and the class path for this rank alone
     * @return 0, or the status with which the rank ends the job
     */
    int run(StartedRank rank, ClassLoader loader) throws Exception;
  }

  private Multicore() {}

  /**
   * Runs {@code body} once for each of {@code size} ranks and returns when all have ended.
   *
   * @throws IllegalArgumentException if {@code size} is less than 1
   * @throws RankFailure the first failure, if a rank threw an exception or ended with a status
   *     other than 0
   * @throws org.tutti.diagnostics.TuttiException if the jars are not those of the supported
   *     version, or if this machine has not enough memory for the ranks
   */
  static void run(int size, BindingPolicy binding, RankLoaders loaders, MpjRankTask body) {
    if (size < 1) {
      throw new IllegalArgumentException("size must be at least 1 but is " + size);
    }
    RankMemoryCheck.check(size, MEBIBYTES_PER_RANK);
    RankMemoryCheck.checkHeap(size, Runtime.getRuntime().maxMemory());
    Optional<CoreShares> shares = binding.shares(size);
    Job job = new Job();
    RankThreads.run(
        size,
        job,
        threads(loaders.shared()),
        rank -> {
          shares.ifPresent(all -> new Pinning().bind(all.of(rank)));
          ClassLoader loader = loaders.ofRank();
          Thread.currentThread().setContextClassLoader(loader);
          int status = body.run(MpjDevice.MULTICORE.rank(rank, size, ""), loader);
          if (status != 0) {
            job.fail(RankFailure.aborted(rank, status));
          }
        });
  }

  /** MPJ Express identifies a rank by the thread group of its threads. */
  private static ThreadFactory threads(ClassLoader shared) {
    try {
      Constructor<?> group = Class.forName(GROUP, true, shared).getConstructor(String.class);
      return body -> {
        Thread thread = new Thread(groupOf(group), body);
        thread.setDaemon(true);
        return thread;
      };
    } catch (ReflectiveOperationException | LinkageError e) {
      throw MpjInstallation.otherJars(e);
    }
  }

  private static ThreadGroup groupOf(Constructor<?> group) {
    try {
      return (ThreadGroup) group.newInstance("mpj");
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("MPJ Express cannot make a " + GROUP, e);
    }
  }
}
