package org.tutti.mpi.simulated;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.tutti.mpi.threads.Job;

/**
 * Lets one rank run at a time. When it must wait, it hands over to the rank whose message it needs
 * if that can run, since the two are likely to go on talking, and else to the rank that is furthest
 * behind in virtual time. The choice depends on nothing but the run itself.
 */
final class Scheduler {
  private static final int NAMED_IN_A_DEADLOCK = 8;

  private final Job job;
  private final List<VirtualRank> ranks = new ArrayList<>();
  private final TreeSet<VirtualRank> ready =
      new TreeSet<>(
          Comparator.comparingDouble(VirtualRank::resumesAt).thenComparingInt(VirtualRank::number));
  private int unfinished;

  Scheduler(int size, Job job) {
    this.job = job;
    this.unfinished = size;
    for (int rank = 0; rank < size; rank++) {
      ranks.add(new VirtualRank(rank, job));
    }
    ready.addAll(ranks);
  }

  VirtualRank rank(int number) {
    return ranks.get(number);
  }

  /** First call of a rank's own thread; returns when its turn comes. */
  void enter(VirtualRank self) {
    self.own();
    if (self.number() == 0) {
      ready.remove(self);
    } else {
      self.awaitTurn();
    }
  }

  /** The running rank waits for {@code source}; returns when {@link #wake} was called for it. */
  void waitFor(VirtualRank self, VirtualRank source) {
    handOver(self, ready.remove(source) ? source : ready.pollFirst());
  }

  /** The running rank waits for any message; returns when {@link #wake} was called for it. */
  void waitForAnyone(VirtualRank self) {
    handOver(self, ready.pollFirst());
  }

  /**
   * Returns when no rank that can run is behind {@code time}: since a message takes time, all those
   * that arrive until then have been sent.
   */
  void settle(VirtualRank self, double time) {
    while (!ready.isEmpty() && ready.first().resumesAt() < time) {
      VirtualRank next = ready.pollFirst();
      self.resumeAt(time);
      ready.add(self);
      handOver(self, next);
    }
  }

  private void handOver(VirtualRank self, VirtualRank next) {
    if (next == null) {
      throw deadlock();
    }
    next.giveTurn();
    self.awaitTurn();
  }

  /** The running rank has something for a rank that waits. */
  void wake(VirtualRank waiting) {
    waiting.resumeAt(waiting.now());
    ready.add(waiting);
  }

  /** Last call of a rank that ends well. */
  void leave() {
    unfinished--;
    VirtualRank next = ready.pollFirst();
    if (next != null) {
      next.giveTurn();
    } else if (unfinished > 0) {
      throw deadlock();
    }
  }

  Job job() {
    return job;
  }

  private IllegalStateException deadlock() {
    List<String> waits = new ArrayList<>();
    for (VirtualRank rank : ranks) {
      if (rank.waits() && waits.size() < NAMED_IN_A_DEADLOCK) {
        waits.add(rank.toString());
      }
    }
    return new IllegalStateException(
        "deadlock: no rank can run, "
            + unfinished
            + " have not ended; "
            + String.join(", ", waits));
  }
}
