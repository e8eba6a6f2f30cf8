package org.tutti.processor.read;

import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Checks that generated code can instantiate a class. */
final class ClassShape {
  private final Diagnostics diagnostics;

  ClassShape(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  void check(TypeElement type) {
    if (type.getKind() != ElementKind.CLASS) {
      unusable(type, "is not a class");
    } else if (type.getModifiers().contains(Modifier.ABSTRACT)) {
      unusable(type, "is abstract");
    } else if (!type.getModifiers().contains(Modifier.PUBLIC)) {
      unusable(type, "is not public");
    } else if (type.getNestingKind() != NestingKind.TOP_LEVEL
        && !type.getModifiers().contains(Modifier.STATIC)) {
      unusable(type, "is an inner class");
    } else if (!hasPublicDefaultConstructor(type)) {
      unusable(type, "has no public constructor without parameters");
    } else if (!type.getTypeParameters().isEmpty()) {
      unusable(type, "has type parameters");
    }
  }

  private void unusable(TypeElement type, String why) {
    diagnostics.report(Rule.CLASS_NOT_USABLE, type, type.getSimpleName(), why);
  }

  private static boolean hasPublicDefaultConstructor(TypeElement type) {
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .anyMatch(
            constructor ->
                constructor.getParameters().isEmpty()
                    && constructor.getModifiers().contains(Modifier.PUBLIC));
  }
}
