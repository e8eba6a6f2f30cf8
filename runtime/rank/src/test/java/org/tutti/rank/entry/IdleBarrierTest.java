package org.tutti.rank.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.Communicator;
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

  @ParameterizedTest
  @CsvSource({"1, 0", "2, 2"})
  void onlyRanksWithOthersCallTheLibrary(int ranks, int barriers) {
    LongAdder called = new LongAdder();
    InProcess.run(
        ranks,
        MpiThreadLevel.FUNNELED,
        session -> IdleBarrier.await(counting(session.world(), called)));

    assertThat(called.sum()).isEqualTo(barriers);
  }

  /** The same ranks, whose barriers are counted. */
  private static Communicator counting(Communicator world, LongAdder called) {
    return (Communicator)
        Proxy.newProxyInstance(
            Communicator.class.getClassLoader(),
            new Class<?>[] {Communicator.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("ibarrier")) {
                called.increment();
              }
              return method.invoke(world, arguments);
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
