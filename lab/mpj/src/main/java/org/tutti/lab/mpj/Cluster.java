package org.tutti.lab.mpj;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.host.CoreShares;
import org.tutti.mpi.host.Pinning;
import org.tutti.mpi.started.BindingPolicy;
import org.tutti.mpi.started.StartedProcess;
import org.tutti.mpi.started.StartedRank;

/** Starts MPJ Express in cluster mode: each rank is a JVM, and they communicate over TCP. */
final class Cluster {

  /**
   * Memory of a rank that JVMs do not share, when measuring 8 B: 63 to 79 MiB with JDK 17 and 25,
   * and at least 54 MiB, with a heap of 32 MiB and only the first compiler.
   */
  private static final int MEBIBYTES_PER_RANK = 54;

  private static final Duration POLL = Duration.ofMillis(20);

  private Cluster() {}

  /**
   * Starts {@code size} processes and waits for them. If one ends before its work is done, the
   * others are killed.
   *
   * @param program returns the program of one rank's JVM, which exits with {@link
   *     StartedProcess#status}
   * @param meeting how long the ranks may take to connect
   * @return 0, or the status of the first rank that failed
   * @throws TuttiException if a rank exited early or ran out of memory, if the ranks do not connect
   *     in time, if a JVM cannot be started, or if there is not enough memory or there are too few
   *     free ports
   */
  static int run(int size, BindingPolicy binding, RankProgramFactory program, Duration meeting) {
    RankMemoryCheck.check(size, MEBIBYTES_PER_RANK);
    Ports.OF_MPJ_EXPRESS.require(Ports.PER_RANK * size);
    try (ManagedProcesses ranks = new ManagedProcesses();
        PortServer server = PortServer.open(size)) {
      Optional<CoreShares> shares = binding.shares(size);
      for (int rank = 0; rank < size; rank++) {
        StartedRank place = MpjDevice.CLUSTER.rank(rank, size, server.address());
        ranks.add(start(program.of(place), shares.map(all -> all.of(place.rank()))));
      }
      CompletableFuture<Void> introduction = introduce(server, size);
      return await(ranks.all(), introduction, System.nanoTime() + meeting.toNanos());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Starts one process that holds all ranks, waits for it, and returns its exit status.
   *
   * @param program exits with {@link StartedProcess#status}
   * @throws TuttiException if it ended before its work was done, or cannot be started
   */
  static int await(ProcessBuilder program) {
    try (ManagedProcesses process = new ManagedProcesses()) {
      return judged("The process with all ranks", process.add(start(program)).waitFor());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while ranks were running", e);
    }
  }

  /** The command of a rank's JVM, with its environment. */
  @FunctionalInterface
  interface RankProgramFactory {
    ProcessBuilder of(StartedRank rank);
  }

  /** A process inherits the binding of the thread that starts it, for all of its threads. */
  private static Process start(ProcessBuilder builder, Optional<BitSet> share) {
    if (share.isEmpty()) {
      return start(builder);
    }
    Pinning pinning = new Pinning();
    pinning.bind(share.get());
    try {
      return start(builder);
    } finally {
      pinning.release();
    }
  }

  private static Process start(ProcessBuilder builder) {
    StartedProcess.ask(builder.environment());
    try {
      return builder.start();
    } catch (IOException e) {
      throw MpiProblem.TOO_MANY_RANKS.error(
          "A JVM for a rank of MPJ Express cannot be started: " + e.getMessage() + ".",
          "Start fewer ranks, or allow this account more processes and memory.",
          e);
    }
  }

  private static CompletableFuture<Void> introduce(PortServer server, int size) {
    return CompletableFuture.runAsync(
        () -> {
          try {
            server.introduce(size);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private static int await(
      List<Process> ranks, CompletableFuture<Void> introduction, long deadline) {
    while (true) {
      boolean running = false;
      for (int rank = 0; rank < ranks.size(); rank++) {
        Process process = ranks.get(rank);
        if (process.isAlive()) {
          running = true;
        } else if (!StartedProcess.isDone(process.exitValue())) {
          return judged("Rank " + rank, process.exitValue());
        }
      }
      if (!running) {
        return 0;
      }
      if (!introduction.isDone() && System.nanoTime() > deadline) {
        throw neverMet();
      }
      pause(ranks.get(0));
    }
  }

  private static int judged(String who, int status) {
    MpjExitStatus.unexplained(who, status)
        .ifPresent(
            error -> {
              throw error;
            });
    return StartedProcess.isDone(status) ? 0 : status;
  }

  private static void pause(Process rank) {
    try {
      if (rank.waitFor(POLL.toMillis(), TimeUnit.MILLISECONDS)) {
        TimeUnit.MILLISECONDS.sleep(POLL.toMillis());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while ranks were running", e);
    }
  }

  private static TuttiException neverMet() {
    return MpiProblem.MPJ_RANKS_NOT_CONNECTED.error(
        "The ranks of MPJ Express did not connect in time.",
        "Each rank listens on two TCP ports between 25000 and 40000: check that no firewall"
            + " blocks them, and that the machine can start so many JVMs in time.");
  }
}
