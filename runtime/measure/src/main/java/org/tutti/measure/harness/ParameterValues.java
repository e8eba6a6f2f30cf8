package org.tutti.measure.harness;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Suggestions;

/** The values of a cell's parameters, converted to the types of the benchmark's fields. */
public final class ParameterValues {
  private final Map<String, String> values;

  public ParameterValues(Map<String, String> values) {
    this.values = values;
  }

  public int intValue(String name) {
    return read(name, "int", Integer::valueOf);
  }

  public long longValue(String name) {
    return read(name, "long", Long::valueOf);
  }

  public double doubleValue(String name) {
    return read(name, "double", Double::valueOf);
  }

  public boolean booleanValue(String name) {
    return read(name, "boolean", ParameterValues::truth);
  }

  public String stringValue(String name) {
    return read(name, "String", Function.identity());
  }

  public <E extends Enum<E>> E enumValue(String name, Class<E> type) {
    List<String> names = Stream.of(type.getEnumConstants()).map(Enum::name).toList();
    return read(
        name,
        text -> Suggestions.of(text, names) + "Give one of " + String.join(", ", names) + ".",
        text -> Enum.valueOf(type, text));
  }

  private static boolean truth(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException(text);
    };
  }

  private <T> T read(String name, String type, Function<String, T> reader) {
    return read(name, text -> "Give a value of type " + type + ".", reader);
  }

  private <T> T read(String name, UnaryOperator<String> remedy, Function<String, T> reader) {
    String text = values.get(name);
    try {
      return reader.apply(text);
    } catch (IllegalArgumentException e) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "Parameter " + name + " cannot be '" + text + "'.", remedy.apply(text), e);
    }
  }
}
