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
      unusable(type, "is " + kind(type) + ", of which no object can be made without arguments");
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

  private static String kind(TypeElement type) {
    return switch (type.getKind()) {
      case ENUM -> "an enum";
      case INTERFACE -> "an interface";
      case ANNOTATION_TYPE -> "an annotation";
      default -> "a record";
    };
  }

  /** Whether code outside of the file has no access to it, although it is public itself. */
  private static boolean isInPrivateClass(TypeElement type) {
    Element outer = type.getEnclosingElement();
    return outer instanceof TypeElement outerType
        && (outer.getModifiers().contains(Modifier.PRIVATE) || isInPrivateClass(outerType));
  }

  private void unusable(TypeElement type, String why) {
    diagnostics.report(Rule.CLASS_NOT_USABLE, type, type.getSimpleName(), why + order(type));
  }

  /** What another processor would add to a class is not there before it has run. */
  private static String order(TypeElement type) {
    return type.getAnnotationMirrors().stream()
            .anyMatch(one -> one.getAnnotationType().toString().startsWith("lombok."))
        ? " (if Lombok changes this, list it before tutti-processor)"
        : "";
  }

  private static boolean hasPublicDefaultConstructor(TypeElement type) {
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .anyMatch(
            constructor ->
                constructor.getParameters().isEmpty()
                    && constructor.getModifiers().contains(Modifier.PUBLIC));
  }
}
