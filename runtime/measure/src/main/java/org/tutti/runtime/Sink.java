package org.tutti.runtime;

/**
 * Swallows results that nobody reads, so that the JIT must still compute them. What is swallowed
 * goes into a field that the runtime reads after the cell; a call costs an exclusive or and a
 * store.
 */
public final class Sink {
  private long swallowed;

  public void consume(long value) {
    swallowed ^= value;
  }

  public void consume(double value) {
    swallowed ^= Double.doubleToRawLongBits(value);
  }

  public void consume(boolean value) {
    swallowed ^= value ? 1 : 0;
  }

  public void consume(Object value) {
    swallowed ^= System.identityHashCode(value);
  }

  /** For the runtime: a digest of everything that was swallowed. */
  public long digest() {
    return swallowed;
  }
}
