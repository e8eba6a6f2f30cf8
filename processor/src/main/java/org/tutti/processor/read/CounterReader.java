package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.tutti.processor.model.DeclaredCounter;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads the counters of a state and checks that generated code can read them. */
final class CounterReader {
  private static final Set<TypeKind> NUMBERS =
      EnumSet.of(
          TypeKind.BYTE,
          TypeKind.SHORT,
          TypeKind.INT,
          TypeKind.LONG,
          TypeKind.FLOAT,
          TypeKind.DOUBLE);

  private final Diagnostics diagnostics;

  CounterReader(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** The methods, then the fields, of the class and its superclasses, superclasses first. */
  List<DeclaredCounter> read(TypeElement type) {
    List<DeclaredCounter> counters = new ArrayList<>();
    for (ExecutableElement method : BenchmarkMethods.all(type)) {
      if (BenchmarkMethods.is(method)) {
        continue; // which PlacementCheck reports
      }
      find(method, "Counter")
          .ifPresent(
              annotation -> {
                checkMethod(method);
                counters.add(counter(method, annotation, !method.getThrownTypes().isEmpty()));
              });
    }
    for (TypeElement level : BenchmarkMethods.lineage(type)) {
      for (VariableElement field : ElementFilter.fieldsIn(level.getEnclosedElements())) {
        find(field, "Counter")
            .ifPresent(
                annotation -> {
                  check(field, field.asType(), "has type ");
                  HiddenFields.hiding(type, field)
                      .ifPresentOrElse(
                          other ->
                              diagnostics.report(
                                  Rule.COUNTER_NAME_TWICE,
                                  other,
                                  field.getSimpleName(),
                                  HiddenFields.describe(field, other)),
                          () -> counters.add(counter(field, annotation, false)));
                });
      }
    }
    return counters;
  }

  private void checkMethod(ExecutableElement method) {
    if (!method.getParameters().isEmpty()) {
      unreadable(method, "has parameters");
    } else {
      check(method, method.getReturnType(), "returns ");
    }
  }

  private void check(Element member, TypeMirror type, String has) {
    if (!member.getModifiers().contains(Modifier.PUBLIC)) {
      unreadable(member, "is not public");
    } else if (member.getModifiers().contains(Modifier.STATIC)) {
      unreadable(member, "is static");
    } else if (!NUMBERS.contains(type.getKind()) && type.getKind() != TypeKind.ERROR) {
      unreadable(member, has + type);
    }
  }

  private void unreadable(Element member, String why) {
    diagnostics.report(Rule.COUNTER_NOT_READABLE, member, member.getSimpleName(), why);
  }

  private static DeclaredCounter counter(
      Element member, AnnotationMirror annotation, boolean mayThrow) {
    return new DeclaredCounter(
        member.getSimpleName().toString(),
        member instanceof ExecutableElement,
        Annotations.text(annotation, "unit"),
        Annotations.constant(annotation, "ranks"),
        Annotations.constant(annotation, "per"),
        mayThrow);
  }
}
