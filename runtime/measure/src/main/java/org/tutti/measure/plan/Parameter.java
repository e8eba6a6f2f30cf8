package org.tutti.measure.plan;

import java.util.List;

/**
 * A parameter of a benchmark besides the message size.
 *
 * @param name name of the field that it sets
 * @param values its values as text, in the order in which they were written
 */
public record Parameter(String name, List<String> values) {
  public Parameter {
    values = List.copyOf(values);
  }

  public static Parameter of(String name, String... values) {
    return new Parameter(name, List.of(values));
  }
}
