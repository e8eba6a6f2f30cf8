package org.tutti.processor.model;

import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * A field that is a parameter.
 *
 * @param name name of the field and of the parameter
 * @param type its type
 * @param values its values as text
 */
public record ParameterField(String name, TypeMirror type, List<String> values) {
  /** Whether its values are numbers that may have fractions. */
  public boolean hasFractions() {
    return type.getKind() == TypeKind.DOUBLE;
  }

  /** The same parameter with each of its values alone. */
  public Stream<ParameterField> each() {
    return values.stream().map(value -> new ParameterField(name, type, List.of(value)));
  }
}
