package org.tutti.processor.read;

import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeKind;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Checks that generated code can call a method. */
final class MethodShape {
  private final Diagnostics diagnostics;

  MethodShape(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Checks a method that is timed. */
  void checkTimed(ExecutableElement method) {
    check(method);
    if (method.getModifiers().contains(Modifier.NATIVE)) {
      diagnostics.report(Rule.METHOD_NOT_CALLABLE, method, method.getSimpleName(), "native");
    }
  }

  void check(ExecutableElement method) {
    if (!method.getModifiers().contains(Modifier.PUBLIC)) {
      diagnostics.report(Rule.METHOD_NOT_PUBLIC, method, method.getSimpleName());
    }
    if (method.getModifiers().contains(Modifier.STATIC)) {
      diagnostics.report(Rule.METHOD_NOT_CALLABLE, method, method.getSimpleName(), "static");
    }
    if (method.getReturnType().getKind() != TypeKind.VOID) {
      diagnostics.report(
          Rule.METHOD_RETURNS, method, method.getSimpleName(), method.getReturnType());
    }
    if (!method.getTypeParameters().isEmpty()) {
      diagnostics.report(Rule.METHOD_GENERIC, method, method.getSimpleName());
    }
  }
}
