package org.tutti.processor.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.tutti.processor.model.BenchmarkClass;
import org.tutti.processor.model.BenchmarkMethod;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads a class with benchmark methods and checks what concerns the class as a whole. */
public final class ClassReader {
  /** The annotations that make a method a benchmark. */
  public static final Set<String> BENCHMARK_ANNOTATIONS = Set.of(MethodReader.COLLECTIVE);

  private final Elements elements;
  private final Diagnostics diagnostics;
  private final MethodReader methodReader;

  public ClassReader(ProcessingEnvironment environment, Diagnostics diagnostics) {
    this.elements = environment.getElementUtils();
    this.diagnostics = diagnostics;
    this.methodReader = new MethodReader(diagnostics);
  }

  /** Reads all of the class; what breaks a rule is reported, and the model is then incomplete. */
  public BenchmarkClass read(TypeElement type, Collection<ExecutableElement> methods) {
    checkType(type);
    Set<String> names = new HashSet<>();
    List<BenchmarkMethod> benchmarks = new ArrayList<>();
    for (ExecutableElement method : methods) {
      if (!names.add(method.getSimpleName().toString())) {
        diagnostics.report(
            Rule.NAME_TWICE, method, type.getQualifiedName() + "." + method.getSimpleName());
      }
      benchmarks.add(methodReader.read(type, method));
    }
    return new BenchmarkClass(type, benchmarks);
  }

  private void checkType(TypeElement type) {
    if (elements.getPackageOf(type).isUnnamed()) {
      diagnostics.report(Rule.DEFAULT_PACKAGE, type, type.getSimpleName());
    }
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
