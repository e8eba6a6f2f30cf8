package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.tutti.annotations.syntax.Expression;
import org.tutti.processor.model.BenchmarkMethod.Details;
import org.tutti.processor.model.BenchmarkMethod.RateExpressions;
import org.tutti.processor.model.ParameterField;
import org.tutti.processor.read.ExpressionCheck.ExpressionSource;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads the properties of a benchmark that are not settings. */
final class DetailsReader {
  private final Diagnostics diagnostics;
  private final ExpressionCheck expressionCheck;
  private final ConstraintReader constraintReader;
  private final LeastProcessesReader leastProcessesReader;
  private final CatalogReader catalogReader;
  private final GuidelineReader guidelineReader;

  DetailsReader(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.expressionCheck = new ExpressionCheck(diagnostics);
    this.constraintReader = new ConstraintReader(diagnostics);
    this.leastProcessesReader = new LeastProcessesReader(diagnostics);
    this.catalogReader = new CatalogReader(diagnostics);
    this.guidelineReader = new GuidelineReader(diagnostics);
  }

  Details read(
      TypeElement type,
      ExecutableElement method,
      List<ParameterField> parameters,
      MessageSizes msizes) {
    List<String> constraints = constraintReader.read(type, method, parameters, msizes);
    AmountDomain domain = new AmountDomain(parameters, msizes, constraints.isEmpty());
    return new Details(
        find(method, "Description").map(a -> Annotations.text(a, "value")).orElse(""),
        constraints,
        find(method, "Baseline").isPresent(),
        find(method, "OperationsPerCall").map(a -> operations(method, a)).orElse(1),
        find(method, "Rate").map(a -> rate(method, a, domain)),
        leastProcessesReader.read(type, method),
        catalogReader.read(method),
        guidelineReader.read(type, method));
  }

  private RateExpressions rate(
      ExecutableElement method, AnnotationMirror annotation, AmountDomain domain) {
    AnnotationValue messages = Annotations.value(annotation, "messages");
    AnnotationValue bytes = Annotations.value(annotation, "bytes");
    checkAmount(new ExpressionSource(method, annotation, messages), domain);
    String count = messages.getValue().toString();
    String volume = bytes.getValue().toString();
    if (volume.isEmpty()) {
      return new RateExpressions(count, "(" + count + ") * msize");
    }
    checkAmount(new ExpressionSource(method, annotation, bytes), domain);
    return new RateExpressions(count, volume);
  }

  private void checkAmount(ExpressionSource source, AmountDomain domain) {
    Map<String, String> types = ParameterTypes.ofExpressions(domain.parameters());
    expressionCheck
        .read(source, types, Expression.NUMBER)
        .flatMap(amount -> domain.fault(amount, source.text()))
        .ifPresent(why -> expressionCheck.report(source, why, types));
  }

  private int operations(ExecutableElement method, AnnotationMirror annotation) {
    AnnotationValue value = Annotations.value(annotation, "value");
    int operations = (Integer) value.getValue();
    if (operations < 1) {
      diagnostics.report(
          Rule.NUMBER_TOO_SMALL, method, annotation, value, "@OperationsPerCall", operations, 1);
    }
    return operations;
  }
}
