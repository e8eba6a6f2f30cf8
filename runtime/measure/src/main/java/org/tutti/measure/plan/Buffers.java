package org.tutti.measure.plan;

import java.util.Map;
import org.tutti.annotations.Operation;
import org.tutti.annotations.syntax.Expression;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.runtime.StandardPayload;

/**
 * The sizes of a benchmark's buffers, as expressions over {@code msize} and {@code p}.
 *
 * @param send size of the send buffer in bytes
 * @param receive size of the receive buffer in bytes
 */
public record Buffers(Expression send, Expression receive) {
  /** Buffers of the declared sizes. */
  public static Buffers of(String send, String receive) {
    return new Buffers(Expression.parse(send), Expression.parse(receive));
  }

  /**
   * The buffers that an MPI operation needs. In place, the receive buffer also holds what would be
   * in the send buffer.
   */
  static Buffers of(StandardPayload payload) {
    Operation.Extent send = payload.operation().send();
    Operation.Extent receive = payload.operation().receive();
    return of(
        text(send), text(payload.isInPlace() && send.compareTo(receive) > 0 ? send : receive));
  }

  public long sendBytes(long msize, int processes) {
    return bytes(send, msize, processes);
  }

  public long receiveBytes(long msize, int processes) {
    return bytes(receive, msize, processes);
  }

  /** Whether the sizes depend on the message size. */
  public boolean dependOnMsize() {
    return send.variables().contains("msize") || receive.variables().contains("msize");
  }

  /**
   * The size of a buffer, rounded up.
   *
   * @throws TuttiException 269 if there is no such size
   */
  private static long bytes(Expression expression, long msize, int processes) {
    double bytes;
    try {
      bytes = expression.value(Map.of("msize", msize, "p", processes));
    } catch (ArithmeticException e) {
      throw undefined(expression, e.getMessage(), msize, processes);
    }
    if (!(bytes >= 0)) {
      throw undefined(expression, "is negative", msize, processes);
    }
    return (long) Math.ceil(bytes);
  }

  private static TuttiException undefined(
      Expression expression, String fault, long msize, int processes) {
    return MeasurementProblem.BUFFER_SIZE_UNDEFINED.error(
        "The size of a buffer, "
            + expression
            + ", "
            + fault
            + " for msize = "
            + msize
            + " and p = "
            + processes
            + ".",
        "Use another number of processes, or exclude this one with @Constraint.");
  }

  private static String text(Operation.Extent extent) {
    return switch (extent) {
      case NOTHING -> "0";
      case BLOCK -> "msize";
      case BLOCK_PER_PROCESS -> "msize * p";
    };
  }
}
