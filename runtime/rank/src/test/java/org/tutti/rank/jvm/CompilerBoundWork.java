package org.tutti.rank.jvm;

import java.util.concurrent.locks.LockSupport;
import java.util.function.IntUnaryOperator;

/** Work that waits for the JIT compilers for most of its time. */
public final class CompilerBoundWork implements Runnable {
  private static final double SHARE = 0.7;
  private static final int CALLS = 20_000;
  private static final long STEP_NANOS = 1_000_000;

  private boolean isCompilersFault;
  private int sink;

  /** Defines new code, runs it, and waits until it is compiled; one rank after the other. */
  @Override
  public synchronized void run() {
    CompilerThreads threads = new CompilerThreads();
    threads.detect();
    long begin = System.nanoTime();
    long compiled = threads.nanos();
    IntUnaryOperator work = FreshCode.define();
    for (int i = 0; i < CALLS; i++) {
      sink += work.applyAsInt(i);
    }
    awaitIdle(threads);
    isCompilersFault |= threads.nanos() - compiled > SHARE * (System.nanoTime() - begin);
    threads.close();
  }

  /**
   * Whether the compilers have taken most of the time of a run. They do not if other programs take
   * the processors.
   */
  public synchronized boolean isCompilersFault() {
    return isCompilersFault;
  }

  private static void awaitIdle(CompilerThreads threads) {
    long before;
    do {
      before = threads.nanos();
      LockSupport.parkNanos(STEP_NANOS);
    } while (threads.nanos() > before);
  }
}
