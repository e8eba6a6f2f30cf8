package org.tutti.measure.jvm;

import java.util.concurrent.locks.LockSupport;
import java.util.function.IntUnaryOperator;

/** Work that waits for the JIT compilers for most of its time, however busy the machine is. */
public final class CompilerBoundWork implements Runnable {
  private static final double SHARE = 0.7;
  private static final int CALLS = 20_000;
  private static final long STEP_NANOS = 1_000_000;

  private int sink;

  @Override
  public void run() {
    CompilerThreads threads = new CompilerThreads();
    threads.detect();
    long begin = System.nanoTime();
    long compiled = threads.nanos();
    do {
      IntUnaryOperator work = FreshCode.define();
      for (int i = 0; i < CALLS; i++) {
        sink += work.applyAsInt(i);
      }
      awaitIdle(threads);
    } while (threads.nanos() - compiled < SHARE * (System.nanoTime() - begin));
    threads.close();
  }

  private static void awaitIdle(CompilerThreads threads) {
    long before;
    do {
      before = threads.nanos();
      LockSupport.parkNanos(STEP_NANOS);
    } while (threads.nanos() > before);
  }
}
