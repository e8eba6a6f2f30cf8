package org.tutti.processor.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.model.BenchmarkMethod;
import org.tutti.processor.model.BenchmarkMethod.DeclaredSetting;
import org.tutti.processor.model.DeclaredCounter;
import org.tutti.processor.model.HarnessObjects;
import org.tutti.processor.model.ParameterField;
import org.tutti.processor.model.RoleBody;
import org.tutti.processor.model.StateObject;
import org.tutti.processor.model.Target;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads one benchmark method and everything that belongs to it. */
final class MethodReader {
  private final Diagnostics diagnostics;
  private final MethodShape methodShape;
  private final ClassShape classShape;
  private final StateUses stateUses;
  private final TargetReader targetReader;
  private final SizesReader sizesReader;
  private final RoleReader roleReader;
  private final StateReader stateReader;
  private final DetailsReader detailsReader;
  private final SettingsReader settingsReader;

  MethodReader(
      ProcessingEnvironment environment,
      ClassShape classShape,
      StateUses stateUses,
      Diagnostics diagnostics) {
    this.stateUses = stateUses;
    this.diagnostics = diagnostics;
    this.methodShape = new MethodShape(diagnostics);
    this.classShape = classShape;
    this.targetReader = new TargetReader(diagnostics);
    this.sizesReader = new SizesReader(diagnostics);
    this.roleReader = new RoleReader(methodShape, diagnostics);
    this.stateReader = new StateReader(environment, classShape, diagnostics);
    this.detailsReader = new DetailsReader(diagnostics);
    this.settingsReader = new SettingsReader(diagnostics);
  }

  BenchmarkMethod read(TypeElement type, ExecutableElement method) {
    methodShape.checkTimed(method);
    Target target = targetReader.read(method);
    ArgumentResolver arguments = new ArgumentResolver(type, diagnostics);
    List<RoleBody> bodies = roleReader.read(type, method, arguments);
    StateObject owner = stateReader.read(type, "benchmark");
    List<StateObject> states = new ArrayList<>();
    arguments.states().forEach((state, variable) -> states.add(state(state, variable)));
    List<ParameterField> parameters = new ArrayList<>(owner.parameters());
    states.forEach(state -> parameters.addAll(state.parameters()));
    checkNames(method, parameters);
    Optional<Width> width = targetReader.width(method);
    BufferSizes sizes = sizesReader.read(method, width);
    HarnessObjects objects = new HarnessObjects(owner, states);
    checkCounters(method, objects);
    List<DeclaredSetting> settings =
        settingsReader.read(type, method, width, sizes, calls(method, objects));
    MessageSizes msizes = MessageSizes.of(settings);
    sizesReader.check(method, sizes, msizes);
    return new BenchmarkMethod(
        method.getSimpleName().toString(),
        target,
        bodies,
        objects,
        detailsReader.read(type, method, parameters, msizes),
        settings);
  }

  private static TimedCalls calls(ExecutableElement method, HarnessObjects objects) {
    int operations =
        Annotations.find(method, "OperationsPerCall")
            .map(annotation -> (Integer) Annotations.value(annotation, "value").getValue())
            .orElse(1);
    return new TimedCalls(operations, objects.surroundCalls());
  }

  private StateObject state(TypeElement state, String variable) {
    classShape.check(state);
    stateUses.take(state);
    return stateReader.read(state, variable);
  }

  private void checkCounters(ExecutableElement method, HarnessObjects objects) {
    Set<String> names = new HashSet<>();
    for (StateObject object : objects.inOrderOfSetUp()) {
      for (DeclaredCounter counter : object.counters()) {
        if (!names.add(counter.name())) {
          diagnostics.report(
              Rule.COUNTER_NAME_TWICE, method, counter.name(), method.getSimpleName());
        }
      }
    }
  }

  private void checkNames(ExecutableElement method, List<ParameterField> parameters) {
    Map<String, ParameterField> byName = new HashMap<>();
    for (ParameterField parameter : parameters) {
      if (byName.put(parameter.name(), parameter) != null) {
        diagnostics.report(Rule.PARAM_NAME_TWICE, method, parameter.name(), method.getSimpleName());
      }
    }
  }
}
