package org.tutti.processor.read;

import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;
import org.tutti.annotations.Operation;
import org.tutti.annotations.syntax.Expression;

/**
 * The sizes of a benchmark's buffers, as far as its annotations give them.
 *
 * @param expressions those of the send and the receive buffer; fewer if one is not known
 * @param width bytes of an element
 */
record BufferSizes(List<Expression> expressions, int width) {
  /** Elements of a message, which a call of MPI counts by an int. */
  private static final double MAX_COUNT = Integer.MAX_VALUE;

  /** The largest memory that a process can address. */
  private static final double MAX_BYTES = 0x1p46;

  /** One block each. */
  static BufferSizes ofBlocks(int width) {
    return new BufferSizes(List.of(Expression.parse("msize")), width);
  }

  /** The buffers of an operation. */
  static BufferSizes of(Operation operation, int width) {
    return new BufferSizes(List.of(of(operation.send()), of(operation.receive())), width);
  }

  private static Expression of(Operation.Extent extent) {
    return Expression.parse(
        switch (extent) {
          case NOTHING -> "0";
          case BLOCK -> "msize";
          case BLOCK_PER_PROCESS -> "msize * p";
        });
  }

  /** Whether no call counts this message, or a buffer is too large with any number of processes. */
  boolean areTooLarge(double msize) {
    boolean matters = expressions.stream().anyMatch(one -> one.variables().contains("msize"));
    return matters && msize > MAX_COUNT * width
        || expressions.stream().anyMatch(one -> isTooLarge(one, msize));
  }

  /** The same for one of the buffers. */
  boolean isTooLarge(Expression expression, double msize) {
    return canBe(expression, msize, bytes -> bytes >= 0)
        && !canBe(expression, msize, bytes -> bytes >= 0 && bytes <= MAX_BYTES);
  }

  /** Why an expression is no size of a buffer with any number of processes, if so. */
  static Optional<String> wrong(Expression expression, double msize) {
    if (canBe(expression, msize, bytes -> bytes >= 0)) {
      return Optional.empty();
    }
    return Optional.of(
        canBe(expression, msize, bytes -> bytes < 0)
            ? "it is negative for msize = " + AttributeText.number(msize)
            : "it divides by zero, or takes log2 or sqrt of a number that has none");
  }

  private static boolean canBe(Expression expression, double msize, DoublePredicate condition) {
    ExpressionDomain domain = new ExpressionDomain();
    domain.putWhole("msize", List.of(msize));
    domain.putSamples("p", 1, List.of(expression.toString()));
    return domain.anyMatch(
        List.of("msize", "p"),
        values -> condition.test(ExpressionDomain.value(expression, values)));
  }
}
