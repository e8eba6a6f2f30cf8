package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reports annotations that have no effect where they appear. */
public final class PlacementCheck {
  private static final Set<String> OF_BENCHMARKS =
      Set.of("Baseline", "Catalog", "Counterparts", "Description", "OperationsPerCall", "Rate");

  private static final Set<String> OF_STATES = Set.of("Setup", "TearDown");

  private static final Set<String> SETTINGS =
      Set.of(
          "Batch",
          "Clock",
          "ColdCache",
          "Constraint",
          "Factor",
          "Factors",
          "Guideline",
          "Jvm",
          "Launches",
          "Param",
          "Phases",
          "Processing",
          "Repetitions",
          "RootRank",
          "RunTime",
          "Scheme",
          "Summary",
          "Sync",
          "ThreadLevel",
          "Timeout",
          "Warmup");

  /** Qualified names of the annotations that are checked. */
  public static final Set<String> ANNOTATIONS =
      Stream.of(OF_BENCHMARKS, OF_STATES, SETTINGS, Set.of("Role", "Root"))
          .flatMap(Set::stream)
          .map(name -> Annotations.PACKAGE + name)
          .collect(Collectors.toUnmodifiableSet());

  private final Diagnostics diagnostics;

  public PlacementCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** Checks one annotation, given by its qualified name, on one element. */
  public void check(String qualifiedName, Element element) {
    String name = qualifiedName.substring(Annotations.PACKAGE.length());
    AnnotationMirror annotation = find(element, name).get();
    switch (element.getKind()) {
      case METHOD -> onMethod(name, element, annotation);
      case FIELD -> ofState(name, element, annotation);
      case ANNOTATION_TYPE -> {}
      default -> {
        if (!hasBenchmarks(element) && !element.getModifiers().contains(Modifier.ABSTRACT)) {
          report(name, element, annotation, "The class has no benchmark method.");
        }
      }
    }
  }

  private void onMethod(String name, Element method, AnnotationMirror annotation) {
    if (OF_STATES.contains(name)) {
      ofState(name, method, annotation);
    } else if (name.equals("Root")) {
      if (find(method, "Setup").isEmpty() && find(method, "TearDown").isEmpty()) {
        report(name, method, annotation, "It restricts @Setup and @TearDown methods.");
      }
    } else if (name.equals("Role") && !Annotations.text(annotation, "of").isEmpty()) {
      role(method, annotation);
    } else if (!isBenchmark(method)) {
      report(name, method, annotation, "The method is not a benchmark.");
    } else if (name.equals("Counterparts") && find(method, "Catalog").isEmpty()) {
      report(name, method, annotation, "The benchmark is not in the catalog.");
    }
  }

  private void role(Element method, AnnotationMirror annotation) {
    String of = Annotations.text(annotation, "of");
    boolean known =
        method.getEnclosingElement().getEnclosedElements().stream()
            .anyMatch(member -> member.getSimpleName().contentEquals(of) && isBenchmark(member));
    if (!known) {
      diagnostics.report(
          Rule.ROLE_UNKNOWN,
          method,
          annotation,
          Annotations.value(annotation, "of"),
          method.getSimpleName(),
          of);
    }
  }

  private void ofState(String name, Element member, AnnotationMirror annotation) {
    Element type = member.getEnclosingElement();
    boolean isRead =
        find(type, "State").isPresent()
            || hasBenchmarks(type)
            || type.getModifiers().contains(Modifier.ABSTRACT);
    if (!isRead) {
      report(
          name, member, annotation, "The class is not a @State class and has no benchmark method.");
    }
  }

  private static boolean hasBenchmarks(Element type) {
    return type.getEnclosedElements().stream().anyMatch(PlacementCheck::isBenchmark);
  }

  private static boolean isBenchmark(Element element) {
    return element.getKind() == ElementKind.METHOD
        && ClassReader.BENCHMARK_ANNOTATIONS.stream()
            .anyMatch(
                name -> find(element, name.substring(Annotations.PACKAGE.length())).isPresent());
  }

  private void report(String name, Element element, AnnotationMirror annotation, String why) {
    diagnostics.report(
        Rule.ANNOTATION_WITHOUT_EFFECT, element, annotation, name, element.getSimpleName(), why);
  }
}
