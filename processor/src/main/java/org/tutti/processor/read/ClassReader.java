package org.tutti.processor.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.tutti.processor.model.BenchmarkClass;
import org.tutti.processor.model.BenchmarkMethod;
import org.tutti.processor.model.BenchmarkMethod.DeclaredSetting;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads a class with benchmark methods and checks the rules for the class as a whole. */
public final class ClassReader {
  private final Elements elements;
  private final StateUses stateUses;
  private final Diagnostics diagnostics;
  private final ClassShape classShape;
  private final MethodReader methodReader;

  public ClassReader(
      ProcessingEnvironment environment, StateUses stateUses, Diagnostics diagnostics) {
    this.elements = environment.getElementUtils();
    this.stateUses = stateUses;
    this.diagnostics = diagnostics;
    this.classShape = new ClassShape(environment.getElementUtils(), diagnostics);
    this.methodReader = new MethodReader(environment, classShape, stateUses, diagnostics);
  }

  /** Reads the entire class and reports violations; the model is incomplete if there are any. */
  public BenchmarkClass read(TypeElement type, Collection<ExecutableElement> methods) {
    if (elements.getPackageOf(type).isUnnamed()) {
      diagnostics.report(Rule.DEFAULT_PACKAGE, type, type.getSimpleName());
    }
    classShape.checkBenchmarks(type);
    Map<String, String> names = new HashMap<>();
    Set<String> baselines = new HashSet<>();
    List<BenchmarkMethod> benchmarks = new ArrayList<>();
    for (ExecutableElement method : methods) {
      checkName(type, method, names);
      BenchmarkMethod benchmark = methodReader.read(type, method);
      if (benchmark.details().baseline() && !baselines.add(family(benchmark))) {
        diagnostics.report(Rule.BASELINE_TWICE, method, method.getSimpleName());
      }
      benchmarks.add(benchmark);
    }
    checkJvms(methods, benchmarks);
    return new BenchmarkClass(type, benchmarks);
  }

  /** What a baseline is compared with: the class, or names of the catalog with one beginning. */
  private static String family(BenchmarkMethod benchmark) {
    return benchmark.details().catalog().map(catalog -> catalog.name().split(":", 2)[0]).orElse("");
  }

  /** Checks what other processors or classes may have changed since; in the last round. */
  public void checkAgain() {
    classShape.checkAgain();
    stateUses.report();
  }

  /** A benchmark without options agrees with any; the options then apply to it as well. */
  private void checkJvms(Collection<ExecutableElement> methods, List<BenchmarkMethod> benchmarks) {
    Map<String, String> nameByOptions = new LinkedHashMap<>();
    for (ExecutableElement method : methods) {
      String name = method.getSimpleName().toString();
      Optional<String> options =
          benchmarks.stream()
              .filter(one -> one.method().equals(name))
              .flatMap(one -> one.settings().stream())
              .filter(one -> one.name().equals("jvm"))
              .map(DeclaredSetting::text)
              .findFirst();
      if (options.isEmpty()) {
        continue;
      }
      nameByOptions.putIfAbsent(options.get(), name);
      if (nameByOptions.size() > 1) {
        diagnostics.report(
            Rule.JVM_OPTIONS_DIFFER, method, nameByOptions.values().iterator().next(), name);
        return;
      }
    }
  }

  /** Case-insensitive file systems treat such names as equal. */
  private void checkName(TypeElement type, ExecutableElement method, Map<String, String> names) {
    String name = method.getSimpleName().toString();
    String other = names.putIfAbsent(name.toLowerCase(Locale.ROOT), name);
    if (name.equals(other)) {
      diagnostics.report(Rule.BENCHMARK_NAME_TWICE, method, type.getQualifiedName() + "." + name);
    } else if (other != null) {
      diagnostics.report(Rule.BENCHMARK_NAME_DIFFERS_IN_CASE, method, other, name);
    }
  }
}
