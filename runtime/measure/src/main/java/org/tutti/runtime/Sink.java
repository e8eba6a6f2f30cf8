package org.tutti.runtime;

/**
 * Consumes results that are not used otherwise, so that the JIT cannot remove their computation.
 * They are combined into a field that the runtime reads after the cell; a call costs an exclusive
 * or and a store.
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

  /** For the runtime: a digest of all consumed values. */
  public long digest() {
    return digest;
  }
}
