package org.tutti.processor;

import com.google.auto.common.SuperficialValidation;
import com.google.auto.service.AutoService;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.tutti.processor.model.BenchmarkClass;
import org.tutti.processor.read.BenchmarkMethods;
import org.tutti.processor.read.BodyCheck;
import org.tutti.processor.read.ClassReader;
import org.tutti.processor.read.LocalClassCheck;
import org.tutti.processor.read.PlacementCheck;
import org.tutti.processor.read.StateUses;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;
import org.tutti.processor.write.ClassWriter;

/**
 * Generates one source file per class with benchmark methods, containing one harness per method,
 * and one index file.
 *
 * <p>What another processor can add to a class or change in it, such as its constructors, is
 * checked in the last round: it may run after this one.
 *
 * <p>It looks at all classes, since a class that inherits its benchmarks need not have an
 * annotation. A class that refers to a type that does not exist waits for the next round, as
 * another processor may generate the type; if none does, the compiler reports it, and nothing
 * follows from it here.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes("*")
public final class TuttiProcessor extends AbstractProcessor {
  private final Set<String> waiting = new LinkedHashSet<>();
  private Diagnostics diagnostics;
  private StateUses stateUses;
  private PlacementCheck placementCheck;
  private LocalClassCheck localClassCheck;
  private ClassReader reader;
  private ClassWriter writer;

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    diagnostics = new Diagnostics(environment.getMessager());
    stateUses = new StateUses(environment.getElementUtils(), diagnostics);
    placementCheck = new PlacementCheck(stateUses, diagnostics);
    localClassCheck = new LocalClassCheck(environment, diagnostics);
    reader = new ClassReader(environment, stateUses, diagnostics);
    writer =
        new ClassWriter(
            environment.getFiler(), environment.getElementUtils(), TuttiProcessor.class);
    BodyCheck.register(environment, diagnostics);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (round.processingOver()) {
      reader.checkAgain();
      return false;
    }
    ClaimedPresets.find(processingEnv, annotations);
    List<TypeElement> types = new ArrayList<>();
    waiting.forEach(name -> types.add(processingEnv.getElementUtils().getTypeElement(name)));
    waiting.clear();
    for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
      localClassCheck.check(type);
      addWithNested(type, types);
    }
    types.forEach(this::process);
    return false;
  }

  private static void addWithNested(TypeElement type, List<TypeElement> types) {
    types.add(type);
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(one -> addWithNested(one, types));
  }

  private void process(TypeElement type) {
    List<ExecutableElement> benchmarks = BenchmarkMethods.of(type);
    boolean annotated = PlacementCheck.isAnnotated(type);
    if (benchmarks.isEmpty() && !annotated) {
      return;
    }
    if (!isComplete(type)) {
      waiting.add(type.getQualifiedName().toString());
      return;
    }
    stateUses.add(type);
    placementCheck.check(type);
    if (!benchmarks.isEmpty()) {
      generate(type, benchmarks);
    }
  }

  /** Whether all types exist that the class and its superclasses refer to. */
  private boolean isComplete(TypeElement type) {
    return BenchmarkMethods.lineage(type).stream().allMatch(SuperficialValidation::validateElement);
  }

  /** An abstract class is read for its errors; its subclasses have the harnesses. */
  private void generate(TypeElement type, List<ExecutableElement> methods) {
    int errorsBefore = diagnostics.errors();
    BenchmarkClass benchmarks = reader.read(type, methods);
    if (diagnostics.errors() > errorsBefore || type.getModifiers().contains(Modifier.ABSTRACT)) {
      return;
    }
    try {
      writer.write(benchmarks);
    } catch (IOException e) {
      diagnostics.report(Rule.HARNESS_NOT_WRITTEN, type, type.getQualifiedName(), e.getMessage());
    }
  }
}
