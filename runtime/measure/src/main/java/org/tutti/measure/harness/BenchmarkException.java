package org.tutti.measure.harness;

/** Carries a checked exception of a benchmark out of generated code, which declares none. */
public final class BenchmarkException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Called by generated code. */
  public BenchmarkException(Throwable cause) {
    super(cause.getMessage(), cause);
  }

  /** What the benchmark threw. */
  public static Throwable unwrapped(Throwable thrown) {
    return thrown instanceof BenchmarkException ? thrown.getCause() : thrown;
  }

  /** The text of the exception itself. */
  @Override
  public String toString() {
    return getCause().toString();
  }
}
