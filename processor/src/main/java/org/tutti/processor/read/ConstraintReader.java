package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.tutti.annotations.syntax.Expression;
import org.tutti.processor.model.ParameterField;
import org.tutti.processor.read.ExpressionCheck.ExpressionSource;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads the constraints of a benchmark: conditions that some combination of values satisfies. */
final class ConstraintReader {
  private static final String NAME = "Constraint";

  private final Diagnostics diagnostics;
  private final ExpressionCheck expressionCheck;

  ConstraintReader(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.expressionCheck = new ExpressionCheck(diagnostics);
  }

  List<String> read(
      TypeElement type,
      ExecutableElement method,
      List<ParameterField> parameters,
      MessageSizes msizes) {
    Element element = find(method, NAME).isPresent() ? method : Annotations.nearest(type, NAME);
    return find(element, NAME)
        .map(annotation -> read(element, annotation, method, new Variables(parameters, msizes)))
        .orElse(List.of());
  }

  private List<String> read(
      Element element, AnnotationMirror annotation, ExecutableElement method, Variables variables) {
    List<AnnotationValue> values = Annotations.list(annotation, "value");
    Map<String, String> types = variables.types();
    List<Expression> conditions = new ArrayList<>();
    for (AnnotationValue value : values) {
      expressionCheck
          .read(new ExpressionSource(element, annotation, value), types, Expression.CONDITION)
          .ifPresent(conditions::add);
    }
    List<String> texts = values.stream().map(value -> value.getValue().toString()).toList();
    if (values.isEmpty()) {
      diagnostics.report(Rule.LIST_OF_VALUES_EMPTY, element, annotation, "@Constraint");
    } else if (conditions.size() == values.size()) {
      checkPossible(
          new ConstraintPlace(element, annotation, method), values, conditions, variables);
    }
    return texts;
  }

  private record ConstraintPlace(
      Element element, AnnotationMirror annotation, ExecutableElement method) {}

  /** Reports the first condition that never holds together with those before it. */
  private void checkPossible(
      ConstraintPlace place,
      List<AnnotationValue> values,
      List<Expression> conditions,
      Variables variables) {
    for (int index = 0; index < conditions.size(); index++) {
      if (!variables.canSatisfy(conditions.subList(0, index + 1))) {
        diagnostics.report(
            Rule.CONSTRAINT_NEVER_TRUE,
            place.element(),
            place.annotation(),
            values.get(index),
            values.get(index).getValue(),
            place.method().getSimpleName());
        return;
      }
    }
  }

  /** What constraints may refer to. */
  private record Variables(List<ParameterField> parameters, MessageSizes msizes) {
    Map<String, String> types() {
      Map<String, String> types = new HashMap<>(ParameterTypes.ofExpressions(parameters));
      for (ParameterField parameter : parameters) {
        ParameterTypes.constants(parameter.type())
            .forEach(constant -> types.put(constant, ParameterTypes.CONSTANT));
        if (!ParameterTypes.constants(parameter.type()).isEmpty()) {
          types.put(parameter.name(), ParameterTypes.CONSTANT);
        }
      }
      return types;
    }

    boolean canSatisfy(List<Expression> conditions) {
      List<String> texts = conditions.stream().map(Expression::toString).toList();
      Set<String> names = new HashSet<>();
      conditions.forEach(one -> names.addAll(one.variables()));
      ExpressionDomain domain = new ExpressionDomain();
      domain.putSamples("p", 1, texts);
      if (msizes.areDeclared()) {
        domain.putWhole("msize", msizes.values());
      } else {
        domain.putSamples("msize", 0, texts);
      }
      for (ParameterField parameter : parameters) {
        domain.put(parameter.name(), ParameterTypes.numbers(parameter));
        ParameterTypes.constants(parameter.type())
            .forEach(one -> domain.put(one, List.of(ParameterTypes.number(one))));
      }
      return domain.anyMatch(
          names,
          values ->
              conditions.stream()
                  .map(one -> ExpressionDomain.value(one, values))
                  .allMatch(value -> value != 0 && !value.isNaN()));
    }
  }
}
