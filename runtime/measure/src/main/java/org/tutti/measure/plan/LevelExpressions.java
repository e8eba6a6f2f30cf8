package org.tutti.measure.plan;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.annotations.syntax.Expression;

/**
 * Levels of a parameter that are expressions of others, such as {@code finite=0,dimensions}: 0 and
 * all dimensions, however many there are (Lübbe 2017, table 2).
 */
public final class LevelExpressions {
  private LevelExpressions() {}

  /**
   * A combination with numbers in place of expressions. A level is an expression if its parameter
   * is declared with a number, and if it names other parameters whose levels are numbers; any other
   * remains as it is.
   *
   * @param declared the parameters with the values of their declarations
   * @param combination the level of each parameter
   */
  public static Map<String, String> evaluated(
      List<Parameter> declared, Map<String, String> combination) {
    Map<String, Number> numbers = new HashMap<>();
    for (Map.Entry<String, String> level : combination.entrySet()) {
      Optional<Number> number = number(level.getValue());
      if (number.isPresent()) {
        numbers.put(level.getKey(), number.get());
      }
    }
    Map<String, String> evaluated = new LinkedHashMap<>(combination);
    for (Parameter parameter : declared) {
      String level = combination.get(parameter.name());
      if (level != null
          && !numbers.containsKey(parameter.name())
          && number(parameter.values().get(0)).isPresent()) {
        value(level, numbers).ifPresent(text -> evaluated.put(parameter.name(), text));
      }
    }
    return evaluated;
  }

  private static Optional<String> value(String level, Map<String, Number> numbers) {
    try {
      Expression expression = Expression.parse(level);
      return expression.variables().isEmpty()
              || !numbers.keySet().containsAll(expression.variables())
          ? Optional.empty()
          : Optional.of(
              BigDecimal.valueOf(expression.value(numbers)).stripTrailingZeros().toPlainString());
    } catch (IllegalArgumentException | ArithmeticException e) {
      // The level is refused by the type of its parameter.
      return Optional.empty();
    }
  }

  private static Optional<Number> number(String level) {
    try {
      return Optional.of(
          level.matches("-?\\d{1,18}") ? (Number) Long.valueOf(level) : Double.valueOf(level));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
