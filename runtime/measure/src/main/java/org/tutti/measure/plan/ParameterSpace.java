package org.tutti.measure.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.annotations.syntax.Expression;

/**
 * The parameters of a benchmark besides the message size.
 *
 * @param axes each parameter with its values
 * @param choices parameters that it has without declaring them
 * @param constraints combinations of values that violate one are skipped
 */
public record ParameterSpace(
    List<Parameter> axes, Set<OperationChoice> choices, List<Expression> constraints) {

  public ParameterSpace {
    axes = List.copyOf(axes);
    choices = Collections.unmodifiableSet(choices);
    constraints = List.copyOf(constraints);
  }

  /** Its parameters with their values where some are given, by name. */
  List<Parameter> axes(Map<String, List<String>> given) {
    List<Parameter> all = new ArrayList<>();
    for (Parameter axis : axes) {
      all.add(axis.with(given.getOrDefault(axis.name(), axis.values())));
    }
    for (OperationChoice choice : choices) {
      if (given.containsKey(choice.parameter())) {
        all.add(new Parameter(choice.parameter(), given.get(choice.parameter()), false));
      }
    }
    return all;
  }

  /** Whether expressions calculate with a parameter as with a {@code double}. */
  boolean hasFractions(String name) {
    for (Parameter axis : axes) {
      if (axis.name().equals(name) && axis.hasFractions()) {
        return true;
      }
    }
    return false;
  }

  /** The names of all parameters that may be given. */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (Parameter axis : axes) {
      names.add(axis.name());
    }
    for (OperationChoice choice : choices) {
      names.add(choice.parameter());
    }
    return names;
  }

  /** The same parameters, but others without a declaration. */
  ParameterSpace with(Set<OperationChoice> others) {
    Set<OperationChoice> undeclared = EnumSet.noneOf(OperationChoice.class);
    List<String> declared = axes.stream().map(Parameter::name).toList();
    others.stream().filter(one -> !declared.contains(one.parameter())).forEach(undeclared::add);
    return new ParameterSpace(axes, undeclared, constraints);
  }
}
