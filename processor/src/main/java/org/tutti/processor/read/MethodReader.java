package org.tutti.processor.read;

import com.google.auto.common.AnnotationMirrors;
import com.google.auto.common.AnnotationValues;
import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.tutti.processor.model.Argument;
import org.tutti.processor.model.BenchmarkMethod;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads one benchmark method: its shape, what it takes, and what is to be measured. */
final class MethodReader {
  static final String COLLECTIVE = "org.tutti.annotations.Collective";

  private final Diagnostics diagnostics;
  private final SettingsReader settingsReader;

  MethodReader(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.settingsReader = new SettingsReader(diagnostics);
  }

  BenchmarkMethod read(TypeElement type, ExecutableElement method) {
    checkShape(method);
    AnnotationMirror collective = MoreElements.getAnnotationMirror(method, COLLECTIVE).get();
    TypeMirror datatype = datatype(method, collective);
    return new BenchmarkMethod(
        method.getSimpleName().toString(),
        AnnotationValues.getEnum(AnnotationMirrors.getAnnotationValue(collective, "value"))
            .getSimpleName()
            .toString(),
        datatype.getKind().name(),
        arguments(method),
        settingsReader.read(type, method, Width.of(datatype)));
  }

  private void checkShape(ExecutableElement method) {
    if (!method.getModifiers().contains(Modifier.PUBLIC)) {
      diagnostics.report(Rule.METHOD_NOT_PUBLIC, method, method.getSimpleName());
    }
    for (Modifier modifier : List.of(Modifier.ABSTRACT, Modifier.STATIC)) {
      if (method.getModifiers().contains(modifier)) {
        diagnostics.report(
            Rule.METHOD_NOT_CALLABLE, method, method.getSimpleName(), modifier.toString());
      }
    }
    if (method.getReturnType().getKind() != TypeKind.VOID) {
      diagnostics.report(
          Rule.METHOD_RETURNS, method, method.getSimpleName(), method.getReturnType());
    }
    if (!method.getTypeParameters().isEmpty()) {
      diagnostics.report(Rule.METHOD_GENERIC, method, method.getSimpleName());
    }
  }

  private List<Argument> arguments(ExecutableElement method) {
    List<Argument> arguments = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      Optional<Argument> argument = argument(parameter.asType());
      if (argument.isEmpty()) {
        diagnostics.report(
            Rule.PARAMETER_UNKNOWN,
            parameter,
            parameter.getSimpleName(),
            method.getSimpleName(),
            parameter.asType(),
            Argument.types());
      } else if (arguments.contains(argument.get())) {
        diagnostics.report(
            Rule.PARAMETER_TWICE,
            parameter,
            parameter.getSimpleName(),
            method.getSimpleName(),
            parameter.asType());
      }
      argument.ifPresent(arguments::add);
    }
    return arguments;
  }

  private static Optional<Argument> argument(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        ? Argument.ofType(MoreTypes.asTypeElement(type).getQualifiedName().toString())
        : Optional.empty();
  }

  private TypeMirror datatype(ExecutableElement method, AnnotationMirror annotation) {
    AnnotationValue value = AnnotationMirrors.getAnnotationValue(annotation, "datatype");
    TypeMirror type = (TypeMirror) value.getValue();
    if (Width.of(type).isEmpty()) {
      diagnostics.report(Rule.DATATYPE_UNKNOWN, method, annotation, value, type);
    }
    return type;
  }
}
