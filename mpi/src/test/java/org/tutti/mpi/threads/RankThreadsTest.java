package org.tutti.mpi.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(240)
class RankThreadsTest {
  private static final int ROOM = 3;

  @Test
  void aLackOfThreadsIsReportedAndEndsTheRunningOnes() {
    AtomicInteger made = new AtomicInteger();
    Job job = new Job();
    assertThatThrownBy(
            () ->
                RankThreads.run(
                    5,
                    job,
                    body -> made.incrementAndGet() <= ROOM ? new Thread(body) : new Refused(body),
                    rank -> {
                      while (!job.failed()) {
                        Thread.onSpinWait();
                      }
                    }))
        .hasMessageContaining("[TUTTI-037]")
        .hasMessageContaining("Only 3 of 5 ranks")
        .hasMessageContaining("-np");
    assertThat(job.failed()).isTrue();
  }

  @Test
  void aRankThatInterruptsTheWaitingThreadIsNamed() {
    Job job = new Job();
    Thread waiting = Thread.currentThread();
    assertThatThrownBy(
            () ->
                RankThreads.run(
                    2,
                    job,
                    RankThreads.daemons(),
                    rank -> {
                      waiting.interrupt();
                      while (!job.failed()) {
                        Thread.onSpinWait();
                      }
                    }))
        .isInstanceOf(RankFailure.class)
        .cause()
        .hasMessageStartingWith("[TUTTI-132]")
        .hasMessageContaining("by a benchmark that interrupts threads");
    assertThat(Thread.interrupted()).isTrue();
  }

  /** The error of the JVM if the system permits no more threads. */
  private static final class Refused extends Thread {
    Refused(Runnable body) {
      super(body);
    }

    @Override
    public synchronized void start() {
      throw new OutOfMemoryError("unable to create native thread");
    }
  }
}
