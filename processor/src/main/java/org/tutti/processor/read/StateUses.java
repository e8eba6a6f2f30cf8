package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/**
 * Which classes are states, by themselves or as superclasses of one, and which of them benchmarks
 * take. It is known in the last round only, when all classes have been read.
 */
public final class StateUses {
  private static final Set<String> OF_STATES = Set.of("Counter", "Param", "Setup", "TearDown");

  private final Elements elements;
  private final Diagnostics diagnostics;

  /** The qualified names of states and of their superclasses. */
  private final Set<String> read = new HashSet<>();

  private final Set<String> taken = new HashSet<>();
  private final Set<String> besideBenchmarks = new LinkedHashSet<>();
  private final Set<String> undecided = new LinkedHashSet<>();

  public StateUses(Elements elements, Diagnostics diagnostics) {
    this.elements = elements;
    this.diagnostics = diagnostics;
  }

  /** Notes a class of this compilation. */
  public void add(TypeElement type) {
    boolean isState = find(type, "State").isPresent();
    if (isState || !BenchmarkMethods.of(type).isEmpty()) {
      BenchmarkMethods.lineage(type).forEach(level -> read.add(name(level)));
    }
    if (isState && hasBenchmarks(outermost(type))) {
      besideBenchmarks.add(name(type));
    }
  }

  /** Notes a class with members that only states have, although it is none itself. */
  void addUndecided(Element type) {
    undecided.add(name((TypeElement) type));
  }

  /** Notes that a benchmark takes a state. */
  void take(TypeElement state) {
    BenchmarkMethods.lineage(state).forEach(level -> taken.add(name(level)));
  }

  /** Called in the last round. A state elsewhere than beside benchmarks may be one of a library. */
  void report() {
    undecided.removeAll(read);
    undecided.stream().map(elements::getTypeElement).forEach(this::reportMembers);
    besideBenchmarks.removeAll(taken);
    besideBenchmarks.stream()
        .map(elements::getTypeElement)
        .filter(type -> !type.getModifiers().contains(Modifier.ABSTRACT))
        .forEach(type -> diagnostics.report(Rule.STATE_NOT_TAKEN, type, type.getSimpleName()));
  }

  private void reportMembers(TypeElement type) {
    for (Element member : type.getEnclosedElements()) {
      for (AnnotationMirror annotation : member.getAnnotationMirrors()) {
        String name = SettingSource.nameOf(annotation);
        if (OF_STATES.contains(name)
            && SettingSource.qualifiedNameOf(annotation).equals(Annotations.PACKAGE + name)) {
          diagnostics.report(
              Rule.ANNOTATION_WITHOUT_EFFECT,
              member,
              annotation,
              name,
              member.getSimpleName(),
              "The class is not a @State class, has none as a subclass, and has no benchmark"
                  + " method.");
        }
      }
    }
  }

  private static boolean hasBenchmarks(TypeElement type) {
    return !BenchmarkMethods.of(type).isEmpty()
        || ElementFilter.typesIn(type.getEnclosedElements()).stream()
            .anyMatch(StateUses::hasBenchmarks);
  }

  private static TypeElement outermost(TypeElement type) {
    return type.getEnclosingElement() instanceof TypeElement outer ? outermost(outer) : type;
  }

  private static String name(TypeElement type) {
    return type.getQualifiedName().toString();
  }
}
