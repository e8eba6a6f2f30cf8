package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.tutti.processor.model.ParameterField;
import org.tutti.processor.model.StateObject;
import org.tutti.processor.model.StateObject.Fixture;
import org.tutti.processor.rule.Diagnostics;

/** Reads a state: the class of the benchmark, or a class that it takes as a parameter. */
final class StateReader {
  private final MethodShape methodShape;
  private final ParameterReader parameterReader;
  private final CounterReader counterReader;
  private final Diagnostics diagnostics;

  StateReader(ProcessingEnvironment environment, ClassShape classShape, Diagnostics diagnostics) {
    this.methodShape = new MethodShape(diagnostics);
    this.parameterReader = new ParameterReader(environment, classShape, diagnostics);
    this.counterReader = new CounterReader(diagnostics);
    this.diagnostics = diagnostics;
  }

  /** Reads the class and its superclasses, superclasses first. */
  StateObject read(TypeElement type, String variable) {
    ArgumentResolver arguments = new ArgumentResolver(type, diagnostics);
    List<Fixture> fixtures = new ArrayList<>();
    List<ParameterField> parameters = new ArrayList<>();
    for (ExecutableElement method : BenchmarkMethods.all(type)) {
      find(method, "Setup").ifPresent(a -> fixtures.add(fixture(method, a, true, arguments)));
      find(method, "TearDown").ifPresent(a -> fixtures.add(fixture(method, a, false, arguments)));
    }
    for (TypeElement level : BenchmarkMethods.lineage(type)) {
      ElementFilter.fieldsIn(level.getEnclosedElements())
          .forEach(
              field ->
                  find(field, "Param")
                      .flatMap(annotation -> parameterReader.read(type, field, annotation))
                      .ifPresent(parameters::add));
    }
    return new StateObject(type, variable, fixtures, parameters, counterReader.read(type));
  }

  private Fixture fixture(
      ExecutableElement method,
      AnnotationMirror annotation,
      boolean setUp,
      ArgumentResolver arguments) {
    methodShape.check(method);
    String level = Annotations.constant(annotation, "value");
    return new Fixture(
        setUp,
        level,
        find(method, "Root").isPresent(),
        method.getSimpleName().toString(),
        arguments.ofFixture(method, level),
        !method.getThrownTypes().isEmpty());
  }
}
