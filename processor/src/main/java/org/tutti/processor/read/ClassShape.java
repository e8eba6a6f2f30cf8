package org.tutti.processor.read;

import javax.lang.model.element.Element;
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

  /** Checks a class with benchmarks; an abstract one only passes them on to its subclasses. */
  void checkBenchmarks(TypeElement type) {
    if (type.getKind() != ElementKind.CLASS || !type.getModifiers().contains(Modifier.ABSTRACT)) {
      check(type);
    }
  }

  /** Checks a class that generated code makes objects of. */
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
    } else if (isInPrivateClass(type)) {
      unusable(type, "is in a private class");
    } else if (!hasPublicDefaultConstructor(type)) {
      unusable(type, "has no public constructor without parameters");
    } else if (!type.getTypeParameters().isEmpty()) {
      unusable(type, "has type parameters");
    }
  }

  /** Whether code outside of the file has no access to it, although it is public itself. */
  private static boolean isInPrivateClass(TypeElement type) {
    Element outer = type.getEnclosingElement();
    return outer instanceof TypeElement outerType
        && (outer.getModifiers().contains(Modifier.PRIVATE) || isInPrivateClass(outerType));
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
