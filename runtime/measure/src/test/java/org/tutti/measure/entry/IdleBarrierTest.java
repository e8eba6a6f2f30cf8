package org.tutti.measure.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.inprocess.InProcess;

class IdleBarrierTest {
  @Test
  @Timeout(60)
  void ranksThatWaitSleepUntilTheLastHasCome() {
    Queue<String> order = new ConcurrentLinkedQueue<>();
    CountDownLatch waiting = new CountDownLatch(1);
    Thread[] threads = new Thread[2];

    InProcess.run(
        2,
        MpiThreadLevel.FUNNELED,
        session -> {
          int rank = session.world().rank();
          threads[rank] = Thread.currentThread();
          if (rank == 0) {
            awaitSleep(waiting, threads);
            order.add("rank 0 has reported");
          } else {
            waiting.countDown();
          }
          IdleBarrier.await(session.world());
          order.add("passed");
        });

    assertThat(order).containsExactly("rank 0 has reported", "passed", "passed");
  }

  @Test
  @Timeout(60)
  void anInterruptionIsKeptForWhoeverComesLater() {
    InProcess.run(
        2,
        MpiThreadLevel.FUNNELED,
        session -> {
          Thread.currentThread().interrupt();
          if (session.world().rank() == 0) {
            long begin = System.nanoTime();
            while (System.nanoTime() - begin < 100_000_000) {
              Thread.onSpinWait();
            }
          }
          IdleBarrier.await(session.world());
          assertThat(Thread.interrupted()).isTrue();
        });
  }

  /** Until rank 1 sleeps in its barrier. */
  private static void awaitSleep(CountDownLatch waiting, Thread[] threads) {
    try {
      waiting.await();
      while (threads[1].getState() != Thread.State.TIMED_WAITING) {
        Thread.onSpinWait();
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
