package org.tutti.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Maps the parameters of a method to the variables of a harness. */
final class ArgumentResolver {
  private static final String STATE = "org.tutti.annotations.State";

  /** The variables of every harness, by the qualified names of their types. */
  private static final Map<String, String> SUPPLIED =
      Map.of(
          "org.tutti.mpi.Communicator", "communicator",
          "org.tutti.runtime.Message", "message",
          "org.tutti.runtime.Control", "control",
          "org.tutti.runtime.Sink", "sink");

  private static final String KNOWN = "Communicator, Message, Control and Sink";

  /** A message belongs to one cell. */
  private static final String OF_LAUNCH =
      "Communicator, Control and Sink before and after a launch, since each cell has a Message of"
          + " its own";

  private final TypeBindings bindings;
  private final Diagnostics diagnostics;
  private final Map<TypeElement, String> states = new LinkedHashMap<>();

  /** Resolves the arguments of methods that objects of one class have. */
  ArgumentResolver(TypeElement type, Diagnostics diagnostics) {
    this.bindings = TypeBindings.of(type);
    this.diagnostics = diagnostics;
  }

  /** The states that methods have required so far, and their variables. */
  Map<TypeElement, String> states() {
    return states;
  }

  /** The arguments of a benchmark method: variables of every harness, and states. */
  List<String> ofBenchmark(ExecutableElement method) {
    return read(method, true, KNOWN);
  }

  /**
   * The arguments of a set-up or tear-down method: no states, as some are not ready yet, and no
   * message where there are still all cells.
   */
  List<String> ofFixture(ExecutableElement method, String level) {
    return read(method, false, level.equals("LAUNCH") ? OF_LAUNCH : KNOWN);
  }

  private List<String> read(ExecutableElement method, boolean withStates, String known) {
    List<String> variables = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      TypeMirror type = bindings.resolve(parameter.asType());
      if (bindings.isOpen(type)) {
        continue;
      }
      Optional<String> variable =
          variable(type, withStates)
              .filter(name -> !name.equals("message") || !known.equals(OF_LAUNCH));
      if (variable.isEmpty()) {
        report(
            Rule.METHOD_PARAMETER_UNKNOWN,
            method,
            parameter,
            withStates ? known + ", and @State classes" : known);
      } else if (variables.contains(variable.get())) {
        report(Rule.METHOD_PARAMETER_TWICE, method, parameter);
      }
      variable.ifPresent(variables::add);
    }
    return variables;
  }

  private Optional<String> variable(TypeMirror type, boolean withStates) {
    if (type.getKind() != TypeKind.DECLARED) {
      return Optional.empty();
    }
    TypeElement element = MoreTypes.asTypeElement(type);
    String supplied = SUPPLIED.get(element.getQualifiedName().toString());
    if (supplied != null) {
      return Optional.of(supplied);
    }
    return withStates && MoreElements.isAnnotationPresent(element, STATE)
        ? Optional.of(states.computeIfAbsent(element, this::fresh))
        : Optional.empty();
  }

  /** The name of the class with a lower-case first letter, and a number if that is taken. */
  private String fresh(TypeElement state) {
    String simple = state.getSimpleName().toString();
    String name = Character.toLowerCase(simple.charAt(0)) + simple.substring(1);
    boolean free =
        !states.containsValue(name)
            && !SUPPLIED.containsValue(name)
            && !LoopVariables.NAMES.contains(name)
            && !SourceVersion.isKeyword(name);
    return free ? name : name + (states.size() + 2);
  }

  private void report(
      Rule rule, ExecutableElement method, VariableElement parameter, Object... more) {
    List<Object> details = new ArrayList<>();
    details.add(parameter.getSimpleName());
    details.add(method.getSimpleName());
    details.add(bindings.resolve(parameter.asType()));
    details.addAll(List.of(more));
    diagnostics.report(rule, parameter, details.toArray());
  }
}
