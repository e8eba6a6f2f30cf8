package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import com.google.auto.common.MoreTypes;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.tutti.processor.model.BenchmarkMethod.Details;
import org.tutti.processor.model.BenchmarkMethod.RateExpressions;
import org.tutti.processor.model.ParameterField;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads the properties of a benchmark that are not settings. */
final class DetailsReader {
  private final Diagnostics diagnostics;
  private final ExpressionCheck expressionCheck;
  private final CatalogReader catalogReader;
  private final GuidelineReader guidelineReader;

  DetailsReader(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.expressionCheck = new ExpressionCheck(diagnostics);
    this.catalogReader = new CatalogReader(diagnostics);
    this.guidelineReader = new GuidelineReader(diagnostics);
  }

  Details read(TypeElement type, ExecutableElement method, List<ParameterField> parameters) {
    return new Details(
        find(method, "Description").map(a -> Annotations.text(a, "value")).orElse(""),
        constraints(type, method, parameters),
        find(method, "Baseline").isPresent(),
        find(method, "OperationsPerCall").map(a -> operations(method, a)).orElse(1),
        find(method, "Rate").map(a -> rate(method, a, parameters)),
        catalogReader.read(method),
        guidelineReader.read(type, method));
  }

  private List<String> constraints(
      TypeElement type, ExecutableElement method, List<ParameterField> parameters) {
    Element element = find(method, "Constraint").isPresent() ? method : constrained(type);
    return find(element, "Constraint")
        .map(annotation -> constraints(element, annotation, parameters))
        .orElse(List.of());
  }

  /** The class, or the nearest superclass with constraints. */
  private static Element constrained(TypeElement type) {
    TypeElement level = type;
    while (find(level, "Constraint").isEmpty()
        && level.getSuperclass().getKind() == TypeKind.DECLARED) {
      level = MoreTypes.asTypeElement(level.getSuperclass());
    }
    return level;
  }

  private List<String> constraints(
      Element element, AnnotationMirror annotation, List<ParameterField> parameters) {
    Set<String> known = known(parameters);
    parameters.stream()
        .filter(parameter -> !MoreTypes.isTypeOf(String.class, parameter.type()))
        .forEach(
            parameter -> {
              known.add(parameter.name());
              known.addAll(constants(parameter.type()));
            });
    List<AnnotationValue> expressions = Annotations.list(annotation, "value");
    expressions.forEach(value -> expressionCheck.check(element, annotation, value, known));
    return expressions.stream().map(value -> value.getValue().toString()).toList();
  }

  private RateExpressions rate(
      ExecutableElement method, AnnotationMirror annotation, List<ParameterField> parameters) {
    Set<String> known = known(parameters);
    AnnotationValue messages = Annotations.value(annotation, "messages");
    AnnotationValue bytes = Annotations.value(annotation, "bytes");
    expressionCheck.check(method, annotation, messages, known);
    String count = messages.getValue().toString();
    String volume = bytes.getValue().toString();
    if (volume.isEmpty()) {
      return new RateExpressions(count, "(" + count + ") * msize");
    }
    expressionCheck.check(method, annotation, bytes, known);
    return new RateExpressions(count, volume);
  }

  /** What any expression may refer to: numbers. */
  private static Set<String> known(List<ParameterField> parameters) {
    Set<String> known = new TreeSet<>(Set.of("msize", "p"));
    parameters.stream()
        .filter(parameter -> parameter.type().getKind() != TypeKind.DECLARED)
        .forEach(parameter -> known.add(parameter.name()));
    return known;
  }

  /** The constants of an enum, which constraints compare parameters with. */
  private static List<String> constants(TypeMirror type) {
    return type.getKind() != TypeKind.DECLARED
        ? List.of()
        : MoreTypes.asElement(type).getEnclosedElements().stream()
            .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
            .map(constant -> constant.getSimpleName().toString())
            .toList();
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
