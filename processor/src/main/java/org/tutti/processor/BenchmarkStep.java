package org.tutti.processor;

import com.google.auto.common.BasicAnnotationProcessor.Step;
import com.google.auto.common.MoreElements;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.model.BenchmarkClass;
import org.tutti.processor.read.ClassReader;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;
import org.tutti.processor.write.ClassWriter;

/** Generates the harnesses of each class that has benchmark methods. */
final class BenchmarkStep implements Step {
  private final ClassReader reader;
  private final ClassWriter writer;
  private final Diagnostics diagnostics;

  BenchmarkStep(ProcessingEnvironment environment, Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    reader = new ClassReader(environment, diagnostics);
    writer =
        new ClassWriter(
            environment.getFiler(), environment.getElementUtils(), TuttiProcessor.class);
  }

  @Override
  public Set<String> annotations() {
    return ClassReader.BENCHMARK_ANNOTATIONS;
  }

  @Override
  public Set<? extends Element> process(
      ImmutableSetMultimap<String, Element> elementsByAnnotation) {
    Map<TypeElement, Set<ExecutableElement>> classes = new LinkedHashMap<>();
    for (Element element : elementsByAnnotation.values()) {
      ExecutableElement method = MoreElements.asExecutable(element);
      TypeElement type = MoreElements.asType(method.getEnclosingElement());
      classes.computeIfAbsent(type, any -> new TreeSet<>(new SourceOrder(type))).add(method);
    }
    classes.forEach(this::process);
    return ImmutableSet.of();
  }

  private void process(TypeElement type, Set<ExecutableElement> methods) {
    int errorsBefore = diagnostics.errors();
    BenchmarkClass benchmarks = reader.read(type, methods);
    if (diagnostics.errors() > errorsBefore) {
      return;
    }
    try {
      writer.write(benchmarks);
    } catch (IOException e) {
      diagnostics.report(Rule.HARNESS_NOT_WRITTEN, type, type.getQualifiedName(), e.getMessage());
    }
  }
}
