package org.tutti.processor.model;

import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * An object that a harness owns.
 *
 * @param type its class
 * @param variable field of the harness that holds it
 * @param fixtures its set-up and tear-down methods in the order of the source
 * @param parameters its fields that are parameters
 * @param counters what it counts
 */
public record StateObject(
    TypeElement type,
    String variable,
    List<Fixture> fixtures,
    List<ParameterField> parameters,
    List<DeclaredCounter> counters) {

  /** Whether its constructor declares exceptions. */
  public boolean constructorMayThrow() {
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .filter(constructor -> constructor.getParameters().isEmpty())
        .anyMatch(constructor -> !constructor.getThrownTypes().isEmpty());
  }

  /**
   * A set-up or tear-down method.
   *
   * @param setUp whether it sets up
   * @param level constant of {@code org.tutti.annotations.Level}
   * @param rootOnly whether only the root calls it
   * @param arguments variables of the harness that are passed to it
   * @param mayThrow whether it declares exceptions
   */
  public record Fixture(
      boolean setUp,
      String level,
      boolean rootOnly,
      String method,
      List<String> arguments,
      boolean mayThrow) {

    /** Whether it surrounds each observation, whatever that is of. */
    public boolean surroundsObservations() {
      return level.equals("OBSERVATION") || surroundsCalls();
    }

    /** Whether an observation can only be of a single call. */
    public boolean surroundsCalls() {
      return level.equals("CALL");
    }
  }
}
