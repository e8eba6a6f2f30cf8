package org.tutti.measure.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tutti.annotations.syntax.Expression;

/**
 * What the constraints of a benchmark see of a cell: its numbers, and the constants of enums as
 * numbers that no other value has, so that they can be compared.
 */
final class ConstraintValues {
  private final Map<String, Number> values;
  private final List<String> constants = new ArrayList<>();

  ConstraintValues(Cell cell, int processes) {
    values = cell.variables(processes);
    for (Map.Entry<String, String> parameter : cell.parameters().entrySet()) {
      if (!values.containsKey(parameter.getKey())) {
        values.put(parameter.getKey(), of(parameter.getValue()));
      }
    }
  }

  /**
   * Whether the constraint holds; it does not if it divides by zero. The annotation processor has
   * checked the names in it.
   */
  boolean satisfy(Expression constraint) {
    constraint.variables().forEach(name -> values.computeIfAbsent(name, this::of));
    try {
      return constraint.holds(values);
    } catch (ArithmeticException e) {
      return false;
    }
  }

  private double of(String constant) {
    if (!constants.contains(constant)) {
      constants.add(constant);
    }
    return -Double.MAX_VALUE / (1 + constants.indexOf(constant));
  }
}
