package org.tutti.measure.plan;

import java.util.List;
import org.tutti.annotations.syntax.Expression;

/**
 * The parameters of a benchmark besides the message size.
 *
 * @param axes each parameter with its values
 * @param constraints combinations of values that violate one are skipped
 */
public record ParameterSpace(List<Parameter> axes, List<Expression> constraints) {

  public ParameterSpace {
    axes = List.copyOf(axes);
    constraints = List.copyOf(constraints);
  }
}
