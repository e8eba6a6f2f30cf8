package org.tutti.lab.operations;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MpiThreadLevel;

/**
 * Threads that work at the same time: the one that calls {@link #run} and others, which spin until
 * it does. Nothing is allocated meanwhile.
 */
public final class ThreadTeam implements AutoCloseable {
  private static final int SPINS = 1000;

  private final IntConsumer work;
  private final TeamMember[] members;
  private volatile int round;
  private volatile boolean closed;

  /**
   * Lets the threads of a process be more than one.
   *
   * @throws org.tutti.diagnostics.TuttiException if they may not call MPI at the same time
   */
  public static void requireThreads(Communicator comm) {
    MpiThreadLevel provided = comm.queryThread();
    if (provided != MpiThreadLevel.MULTIPLE) {
      throw MpiProblem.THREAD_LEVEL_TOO_LOW.error(
          "The threads of a process may not call MPI at the same time under "
              + provided.constant()
              + ".");
    }
  }

  /**
   * @param threads including the caller
   * @param work takes the number of the thread, which is 0 for the caller
   */
  public ThreadTeam(int threads, IntConsumer work) {
    this.work = work;
    this.members = IntStream.range(1, threads).mapToObj(TeamMember::new).toArray(TeamMember[]::new);
    for (TeamMember member : members) {
      member.setDaemon(true);
      member.start();
    }
  }

  /**
   * Lets all threads do their work once.
   *
   * @throws IllegalStateException if it failed in another thread
   */
  public void run() {
    int now = round + 1;
    round = now;
    work.accept(0);
    for (TeamMember member : members) {
      int spins = 0;
      while (member.done != now) {
        pause(spins++);
      }
      if (member.failure != null) {
        throw new IllegalStateException("thread " + member.number + " failed", member.failure);
      }
    }
  }

  /** There may be fewer processors than threads. */
  private static void pause(int spins) {
    if (spins < SPINS) {
      Thread.onSpinWait();
    } else {
      Thread.yield();
    }
  }

  /** Ends the other threads. */
  @Override
  public void close() {
    closed = true;
    for (TeamMember member : members) {
      try {
        member.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private final class TeamMember extends Thread {
    private final int number;
    private volatile int done;
    private volatile Throwable failure;

    TeamMember(int number) {
      super("team-" + number);
      this.number = number;
    }

    @Override
    public void run() {
      int spins = 0;
      while (!closed) {
        int now = round;
        if (now == done) {
          pause(spins++);
          continue;
        }
        spins = 0;
        try {
          work.accept(number);
        } catch (RuntimeException | Error e) {
          failure = e;
        }
        done = now;
      }
    }
  }
}
