package org.tutti.measure.plan;

import java.util.List;

/**
 * A parameter of a benchmark besides the message size.
 *
 * @param name name of the field that it sets
 * @param values its values as text, in the order in which they were written
 * @param hasFractions whether expressions calculate with it as with a {@code double}
 */
public record Parameter(String name, List<String> values, boolean hasFractions) {
  public Parameter {
    values = List.copyOf(values);
  }

  public static Parameter of(String name, String... values) {
    return new Parameter(name, List.of(values), false);
  }

  /** The same parameter with other values. */
  Parameter with(List<String> others) {
    return new Parameter(name, others, hasFractions);
  }
}
