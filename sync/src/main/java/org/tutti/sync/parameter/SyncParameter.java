package org.tutti.sync.parameter;

import java.util.ArrayList;
import java.util.List;
import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.annotations.SyncMethod.SyncParameterName.ParameterKind;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * One parameter of a synchronization, with values of a type. Its name, default, and bounds are
 * those of {@link SyncParameterName}.
 *
 * @param <T> type of its values: Integer for a count, Long for a time in nanoseconds, Double for a
 *     rate
 */
public final class SyncParameter<T extends Number> {
  private final SyncParameterName name;

  private SyncParameter(SyncParameterName name) {
    this.name = name;
  }

  /** A whole number. */
  public static SyncParameter<Integer> count(SyncParameterName name) {
    return new SyncParameter<>(name);
  }

  /** A time in nanoseconds. */
  public static SyncParameter<Long> time(SyncParameterName name) {
    return new SyncParameter<>(name);
  }

  /** A number. */
  public static SyncParameter<Double> rate(SyncParameterName name) {
    return new SyncParameter<>(name);
  }

  /** The parameters of these names. */
  public static List<SyncParameter<?>> allOf(List<SyncParameterName> names) {
    List<SyncParameter<?>> all = new ArrayList<>();
    for (SyncParameterName name : names) {
      all.add(new SyncParameter<>(name));
    }
    return List.copyOf(all);
  }

  /** The name it has on the command line. */
  public String key() {
    return name.key();
  }

  public T defaultValue() {
    return typed(name.defaultValue());
  }

  /**
   * Reads a value; times may carry a unit and are nanoseconds without one.
   *
   * @throws TuttiException 3 if it is not a number of this parameter's kind, or out of bounds
   */
  public T parse(String text) {
    return checked(name.number(text), text);
  }

  /**
   * {@code value} itself.
   *
   * @throws TuttiException 3 if it is out of bounds
   */
  T check(T value) {
    return checked(value.doubleValue(), value.toString());
  }

  private T checked(double value, String text) {
    if (!name.accepts(value)) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "The synchronization parameter '" + key() + "' cannot be '" + text + "'.",
          "Give " + name.range() + ".");
    }
    return typed(value);
  }

  @SuppressWarnings("unchecked") // Count, time, and rate make parameters of these types.
  private T typed(double value) {
    Number number =
        switch (name.kind()) {
          case COUNT -> (int) value;
          case TIME -> Math.round(value);
          case RATE -> value;
        };
    return (T) number;
  }

  /** The smallest value that it accepts. */
  public T least() {
    return typed(name.least());
  }

  /** The largest value that it accepts. */
  public T most() {
    return typed(name.most());
  }

  /** A text that {@link #parse} reads as {@code value}. */
  String format(Number value) {
    return name.kind() == ParameterKind.TIME ? value + "ns" : value.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SyncParameter<?> parameter && name == parameter.name;
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return key();
  }
}
