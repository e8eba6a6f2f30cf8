package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reports annotations that have no effect where they appear. */
public final class PlacementCheck {
  private static final Set<String> OF_BENCHMARKS =
      Set.of("Baseline", "Catalog", "Counterparts", "Description", "OperationsPerCall", "Rate");

  private static final Set<String> OF_STATES = Set.of("Counter", "Setup", "TearDown");

  /** The annotations whose attributes are settings of other names than {@code Options} takes. */
  static final Set<String> OWN_SETTINGS =
      Set.of(
          "Batch",
          "Data",
          "Jvm",
          "Launches",
          "Phases",
          "Repetitions",
          "RootRank",
          "RunTime",
          "Scheme",
          "Sync",
          "Timeout",
          "Warmup");

  /** Others that say what is measured, or how. */
  private static final Set<String> OTHERS =
      Set.of("Constraint", "Guideline", "LeastProcesses", "Options", "Param", "Role", "Root");

  /** Simple names of the annotations that are checked. */
  static final Set<String> CHECKED =
      Stream.of(OF_BENCHMARKS, OF_STATES, OWN_SETTINGS, OTHERS)
          .flatMap(Set::stream)
          .collect(Collectors.toUnmodifiableSet());

  private final StateUses stateUses;
  private final Diagnostics diagnostics;

  public PlacementCheck(StateUses stateUses, Diagnostics diagnostics) {
    this.stateUses = stateUses;
    this.diagnostics = diagnostics;
  }

  /** Whether a class or a member of it has an annotation of Tutti's. */
  public static boolean isAnnotated(TypeElement type) {
    return Stream.concat(Stream.of(type), type.getEnclosedElements().stream())
        .flatMap(element -> element.getAnnotationMirrors().stream())
        .anyMatch(one -> SettingSource.qualifiedNameOf(one).startsWith(Annotations.PACKAGE));
  }

  /** Whether an annotation carries one of Tutti's, itself or by another that it carries. */
  public static boolean isPreset(TypeElement annotation) {
    return SettingSource.carriedBy(annotation).stream()
        .anyMatch(one -> SettingSource.qualifiedNameOf(one).startsWith(Annotations.PACKAGE));
  }

  /** Checks the annotations of a class and its members. */
  public void check(TypeElement type) {
    check((Element) type);
    type.getEnclosedElements().stream()
        .filter(member -> !member.getKind().isClass() && !member.getKind().isInterface())
        .forEach(this::check);
  }

  private void check(Element element) {
    for (AnnotationMirror annotation : element.getAnnotationMirrors()) {
      String name = SettingSource.nameOf(annotation);
      if (SettingSource.qualifiedNameOf(annotation).equals(Annotations.PACKAGE + name)
          && CHECKED.contains(name)) {
        check(name, element, annotation);
      }
    }
  }

  private void check(String name, Element element, AnnotationMirror annotation) {
    switch (element.getKind()) {
      case METHOD -> onMethod(name, element, annotation);
      case FIELD -> ofState(element);
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
      fixture(name, method, annotation);
    } else if (name.equals("Root")) {
      if (find(method, "Setup").isEmpty() && find(method, "TearDown").isEmpty()) {
        report(name, method, annotation, "It restricts @Setup and @TearDown methods.");
      }
    } else if (name.equals("Role") && !Annotations.list(annotation, "of").isEmpty()) {
      role(method, annotation);
    } else if (!BenchmarkMethods.is(method)) {
      report(name, method, annotation, "The method is not a benchmark.");
    } else if (name.equals("Counterparts") && find(method, "Catalog").isEmpty()) {
      report(name, method, annotation, "The benchmark is not in the catalog.");
    }
  }

  /** What is timed cannot also be what happens before or after. */
  private void fixture(String name, Element method, AnnotationMirror annotation) {
    if (BenchmarkMethods.is(method) || find(method, "Role").isPresent()) {
      report(name, method, annotation, "The method is timed.");
    } else {
      ofState(method);
    }
  }

  private void role(Element method, AnnotationMirror annotation) {
    if (BenchmarkMethods.is(method)) {
      report("Role(of)", method, annotation, "The method is a benchmark itself.");
      return;
    }
    TypeElement type = (TypeElement) method.getEnclosingElement();
    Set<String> known =
        BenchmarkMethods.of(type).stream()
            .map(benchmark -> benchmark.getSimpleName().toString())
            .collect(Collectors.toSet());
    for (AnnotationValue of : Annotations.list(annotation, "of")) {
      if (!known.contains(of.getValue().toString())) {
        diagnostics.report(
            Rule.ROLE_UNKNOWN, method, annotation, of, method.getSimpleName(), of.getValue());
      }
    }
  }

  /** Whether another class inherits the member and is a state, is known later. */
  private void ofState(Element member) {
    Element type = member.getEnclosingElement();
    boolean isRead =
        find(type, "State").isPresent()
            || hasBenchmarks(type)
            || type.getModifiers().contains(Modifier.ABSTRACT);
    if (!isRead) {
      stateUses.addUndecided(type);
    }
  }

  private static boolean hasBenchmarks(Element element) {
    return element instanceof TypeElement type && !BenchmarkMethods.of(type).isEmpty();
  }

  private void report(String name, Element element, AnnotationMirror annotation, String why) {
    diagnostics.report(
        Rule.ANNOTATION_WITHOUT_EFFECT, element, annotation, name, element.getSimpleName(), why);
  }
}
