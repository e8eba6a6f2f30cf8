package org.tutti.runtime;

import java.lang.invoke.VarHandle;

/**
 * Consumes results that are not used otherwise, so that the JIT cannot remove their computation.
 * They are combined into a field of an object that outlives the cell, so they have to be stored.
 *
 * <p>A call costs an exclusive or and a store, 1 to 2 ns; of an object also its identity hash code,
 * a few nanoseconds, and more at the first call for the object. Where a benchmark takes a sink,
 * what it reads from memory is read again in each call, between the clock reads.
 */
public final class Sink {
  private long digest;

  public void consume(long value) {
    digest ^= value;
  }

  public void consume(double value) {
    digest ^= Double.doubleToRawLongBits(value);
  }

  public void consume(boolean value) {
    digest ^= value ? 1 : 0;
  }

  public void consume(Object value) {
    digest ^= System.identityHashCode(value);
  }

  /**
   * Separates calls in generated code: reads and writes of memory do not move from one side of the
   * call to the other. This is no instruction on x86, and a barrier of some nanoseconds on other
   * processors.
   */
  public static void separate() {
    VarHandle.acquireFence();
    VarHandle.releaseFence();
  }

  /** A digest of all consumed values. */
  long digest() {
    return digest;
  }
}
