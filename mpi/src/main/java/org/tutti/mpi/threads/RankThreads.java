package org.tutti.mpi.threads;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;

/** Starts the threads of a job, waits for them, and reports the first failure. */
public final class RankThreads {
  /** How long ranks that compute, and so do not notice a failure, are waited for. */
  private static final Duration GRACE = Duration.ofSeconds(5);

  /** What the thread of one rank does. */
  @FunctionalInterface
  public interface RankTask {
    void run(int rank) throws Exception;
  }

  private final Job job;
  private final List<Thread> threads = new ArrayList<>();

  private RankThreads(Job job) {
    this.job = job;
  }

  /** One daemon thread named {@code rank-N} for each rank, with the JVM's usual stack. */
  public static ThreadFactory daemons() {
    return body -> {
      Thread thread = new Thread(body);
      thread.setDaemon(true);
      return thread;
    };
  }

  /**
   * Runs {@code body} on {@code size} threads and returns when all have ended.
   *
   * @throws RankFailure if a rank threw or aborted: the first one to do so
   * @throws TuttiException if this machine gives no more threads
   */
  public static void run(int size, Job job, ThreadFactory factory, RankTask body) {
    RankThreads ranks = new RankThreads(job);
    for (int rank = 0; rank < size; rank++) {
      ranks.add(rank, factory, body);
    }
    ranks.start();
    ranks.join();
    if (job.failed()) {
      throw job.failure();
    }
  }

  private void add(int rank, ThreadFactory factory, RankTask body) {
    // Made in advance: when memory is exhausted, there may be none to make it.
    RankFailure exhausted = RankFailure.thrown(rank, new OutOfMemoryError("none to say where"));
    Thread thread =
        factory.newThread(
            () -> {
              try {
                body.run(rank);
              } catch (Throwable failure) {
                job.fail(failed(rank, failure, exhausted));
              }
            });
    thread.setName("rank-" + rank);
    threads.add(thread);
  }

  private static RankFailure failed(int rank, Throwable cause, RankFailure exhausted) {
    try {
      return RankFailure.thrown(rank, cause);
    } catch (OutOfMemoryError e) {
      return exhausted;
    }
  }

  private void start() {
    int started = 0;
    try {
      for (Thread thread : threads) {
        thread.start();
        started++;
      }
    } catch (OutOfMemoryError e) {
      TuttiException error =
          TooManyRanks.of(
              "Only " + started + " of " + threads.size() + " ranks could be started as threads",
              e);
      job.fail(RankFailure.thrown(started, error));
      throw error;
    }
  }

  private void join() {
    try {
      for (Thread thread : threads) {
        while (thread.isAlive() && !job.failed()) {
          thread.join(20);
        }
      }
      if (job.failed()) {
        end();
      }
    } catch (InterruptedException e) {
      job.fail(RankFailure.thrown(-1, interrupted(e)));
      threads.forEach(Thread::interrupt);
      Thread.currentThread().interrupt();
    }
  }

  private static TuttiException interrupted(InterruptedException cause) {
    return CampaignProblem.NOT_FINISHED.error(
        "The thread that waits for the ranks was interrupted, by a benchmark that interrupts threads"
            + " which are not its own, or by the program that runs the benchmarks.",
        "If a benchmark does so, let it interrupt its own threads only.",
        cause);
  }

  private void end() throws InterruptedException {
    long deadline = System.nanoTime() + GRACE.toNanos();
    threads.forEach(Thread::interrupt);
    for (Thread thread : threads) {
      long left = deadline - System.nanoTime();
      if (left > 0) {
        thread.join(Math.max(1, left / 1_000_000));
      }
    }
  }
}
