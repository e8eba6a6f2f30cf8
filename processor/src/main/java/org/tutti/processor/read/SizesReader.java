package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import org.tutti.annotations.Operation;
import org.tutti.annotations.syntax.Expression;
import org.tutti.processor.read.ExpressionCheck.ExpressionSource;
import org.tutti.processor.rule.Diagnostics;

/** Reads the sizes of a benchmark's buffers, and checks them for its message sizes. */
final class SizesReader {
  private static final Map<String, String> TYPES =
      Map.of("msize", Expression.NUMBER, "p", Expression.NUMBER);

  private final ExpressionCheck expressionCheck;

  SizesReader(Diagnostics diagnostics) {
    this.expressionCheck = new ExpressionCheck(diagnostics);
  }

  /**
   * Reads the sizes and reports expressions that cannot be read.
   *
   * @param width of the benchmark's datatype; that of the widest one if it is not known
   */
  BufferSizes read(ExecutableElement method, Optional<Width> width) {
    int bytes = width.map(Width::bytes).orElse(Long.BYTES);
    Optional<AnnotationMirror> own = find(method, "Benchmark");
    if (own.isPresent()) {
      List<Expression> sizes = new ArrayList<>();
      for (String buffer : List.of("send", "receive")) {
        expressionCheck
            .read(source(method, own.get(), buffer), TYPES, Expression.NUMBER)
            .ifPresent(sizes::add);
      }
      return new BufferSizes(sizes, bytes);
    }
    return find(method, "Collective")
        .map(collective -> Operation.valueOf(Annotations.constant(collective, "value")))
        .map(operation -> BufferSizes.of(operation, bytes))
        .orElseGet(() -> BufferSizes.ofBlocks(bytes));
  }

  /**
   * Reports expressions that are no size of a buffer for a message size.
   *
   * @param sizes what {@link #read} returned
   * @param msizes the message sizes
   */
  void check(ExecutableElement method, BufferSizes sizes, MessageSizes msizes) {
    Optional<AnnotationMirror> own = find(method, "Benchmark");
    if (own.isEmpty() || sizes.expressions().size() != 2) {
      return;
    }
    check(source(method, own.get(), "send"), sizes, 0, msizes);
    check(source(method, own.get(), "receive"), sizes, 1, msizes);
  }

  private void check(ExpressionSource source, BufferSizes sizes, int buffer, MessageSizes msizes) {
    msizes.values().stream()
        .flatMap(msize -> wrong(sizes, buffer, msize, msizes.areDeclared()).stream())
        .findFirst()
        .ifPresent(why -> expressionCheck.report(source, why, TYPES));
  }

  /** What is too large for a message size that is declared is reported there. */
  private static Optional<String> wrong(
      BufferSizes sizes, int buffer, double msize, boolean declared) {
    Expression expression = sizes.expressions().get(buffer);
    return BufferSizes.wrong(expression, msize)
        .or(
            () ->
                !declared && sizes.isTooLarge(expression, msize)
                    ? Optional.of(
                        "it is more than 64 TiB for msize = " + AttributeText.number(msize))
                    : Optional.empty());
  }

  private static ExpressionSource source(
      ExecutableElement method, AnnotationMirror annotation, String attribute) {
    return new ExpressionSource(method, annotation, Annotations.value(annotation, attribute));
  }
}
