package org.tutti.processor.read;

import java.util.List;
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

  void check(ExecutableElement method) {
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
}
