package org.tutti.processor.read;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/**
 * Checks that generated code can instantiate a class and set its parameters. Other processors, such
 * as that of Lombok, add constructors to a class and change the modifiers of its members, whether
 * they run before this one or after it. What was found right is therefore looked at again in the
 * last round, and what they may still mend only then.
 */
final class ClassShape {
  private final Elements elements;
  private final Diagnostics diagnostics;
  private final Set<String> toCheckAgain = new LinkedHashSet<>();
  private final Set<String> refused = new HashSet<>();
  private boolean isLastRound;

  ClassShape(Elements elements, Diagnostics diagnostics) {
    this.elements = elements;
    this.diagnostics = diagnostics;
  }

  /** Checks again in the last round. */
  void checkAgain() {
    isLastRound = true;
    for (String name : List.copyOf(toCheckAgain)) {
      TypeElement type = elements.getTypeElement(name);
      if (type != null && !refused.contains(name)) {
        check(type);
        for (TypeElement level : BenchmarkMethods.lineage(type)) {
          ElementFilter.fieldsIn(level.getEnclosedElements()).stream()
              .filter(field -> Annotations.find(field, "Param").isPresent())
              .forEach(this::checkParameter);
        }
      }
    }
  }

  /** Checks a class with benchmarks; an abstract one only passes them on to its subclasses. */
  void checkBenchmarks(TypeElement type) {
    if (type.getKind() != ElementKind.CLASS || !type.getModifiers().contains(Modifier.ABSTRACT)) {
      check(type);
    }
  }

  /** Checks a class that generated code makes objects of. */
  void check(TypeElement type) {
    toCheckAgain.add(type.getQualifiedName().toString());
    if (type.getKind() != ElementKind.CLASS && type.getKind() != ElementKind.RECORD) {
      unusable(type, "is no class that objects can be made of");
    } else if (type.getModifiers().contains(Modifier.ABSTRACT)) {
      unusable(type, "is abstract");
    } else if (!type.getModifiers().contains(Modifier.PUBLIC)) {
      unusable(type, "is not public");
    } else if (type.getNestingKind() != NestingKind.TOP_LEVEL
        && !type.getModifiers().contains(Modifier.STATIC)) {
      unusable(type, "is an inner class");
    } else if (isInPrivateClass(type)) {
      unusable(type, "is in a private class");
    } else if (!hasPublicDefaultConstructor(type) && isSettled(type)) {
      unusable(type, "has no public constructor without parameters");
    } else if (!type.getTypeParameters().isEmpty()) {
      unusable(type, "has type parameters");
    }
  }

  /**
   * Checks a field that generated code sets.
   *
   * @return whether it is public and not final
   */
  boolean checkParameter(VariableElement field) {
    Set<Modifier> modifiers = field.getModifiers();
    if (!modifiers.contains(Modifier.PUBLIC) && isSettled(field.getEnclosingElement())) {
      unusable(field, "is not public");
    } else if (modifiers.contains(Modifier.FINAL) || modifiers.contains(Modifier.STATIC)) {
      unusable(field, "is final or static");
    } else {
      return true;
    }
    return false;
  }

  private void unusable(VariableElement field, String why) {
    if (refused.add(field.getEnclosingElement() + "#" + field.getSimpleName()) || !isLastRound) {
      diagnostics.report(Rule.FIELD_NOT_USABLE, field, field.getSimpleName(), why);
    }
  }

  /** Whether no other processor can change a class any more, or none is asked to. */
  private boolean isSettled(Element type) {
    return isLastRound
        || type.getAnnotationMirrors().stream()
            .map(SettingSource::qualifiedNameOf)
            .allMatch(name -> name.startsWith(Annotations.PACKAGE) || name.startsWith("java."));
  }

  private static String kind(TypeElement type) {
    return switch (type.getKind()) {
      case ENUM -> "enum";
      case INTERFACE -> "interface";
      case ANNOTATION_TYPE -> "annotation";
      case RECORD -> "record";
      default -> "class";
    };
  }

  /** Whether code outside of the file has no access to it, although it is public itself. */
  private static boolean isInPrivateClass(TypeElement type) {
    Element outer = type.getEnclosingElement();
    return outer instanceof TypeElement outerType
        && (outer.getModifiers().contains(Modifier.PRIVATE) || isInPrivateClass(outerType));
  }

  private void unusable(TypeElement type, String why) {
    refused.add(type.getQualifiedName().toString());
    diagnostics.report(Rule.CLASS_NOT_USABLE, type, kind(type) + " " + type.getSimpleName(), why);
  }

  private static boolean hasPublicDefaultConstructor(TypeElement type) {
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .anyMatch(
            constructor ->
                constructor.getParameters().isEmpty()
                    && constructor.getModifiers().contains(Modifier.PUBLIC));
  }
}
