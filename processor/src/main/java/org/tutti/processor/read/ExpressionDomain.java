package org.tutti.processor.read;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.tutti.annotations.syntax.Expression;

/**
 * The values that the variables of expressions may have, as far as the source tells. The number of
 * processes is not in the source; of it there are samples: small numbers, powers of 2, and what
 * follows each number in the expressions.
 */
final class ExpressionDomain {
  private static final int SMALL = 64;
  private static final int LARGEST_POWER = 30;

  /** Evaluations that take a moment. */
  private static final int MAX_COMBINATIONS = 300_000;

  private static final Pattern NUMBER = Pattern.compile("\\b\\d{1,9}\\b");

  private final Map<String, List<? extends Number>> values = new LinkedHashMap<>();

  /** The values of a variable that has these only. */
  void put(String variable, List<? extends Number> known) {
    values.put(variable, known);
  }

  /** The values of a variable that is a whole number by its type. */
  void putWhole(String variable, List<Double> known) {
    values.put(variable, known.stream().map(Double::longValue).toList());
  }

  /** Samples of a variable that may be any whole number from {@code least}. */
  void putSamples(String variable, int least, Collection<String> expressions) {
    SortedSet<Long> samples = new TreeSet<>();
    addFrom(least, samples);
    for (int power = 0; power <= LARGEST_POWER; power++) {
      samples.add(1L << power);
    }
    for (String expression : expressions) {
      NUMBER
          .matcher(expression)
          .results()
          .forEach(match -> addFrom(Math.max(least, Integer.parseInt(match.group()) - 1), samples));
    }
    values.put(variable, List.copyOf(samples));
  }

  private static void addFrom(int first, SortedSet<Long> samples) {
    for (int next = 0; next <= SMALL; next++) {
      samples.add((long) first + next);
    }
  }

  /**
   * Whether a combination of values satisfies the condition; true as well if there are too many to
   * try them all.
   *
   * @param variables those that matter
   */
  boolean anyMatch(Collection<String> variables, Predicate<Map<String, Number>> condition) {
    List<String> names = values.keySet().stream().filter(variables::contains).toList();
    double combinations = 1;
    for (String name : names) {
      combinations *= values.get(name).size();
    }
    return combinations > MAX_COMBINATIONS || anyMatch(names, 0, new LinkedHashMap<>(), condition);
  }

  private boolean anyMatch(
      List<String> names,
      int index,
      Map<String, Number> combination,
      Predicate<Map<String, Number>> condition) {
    if (index == names.size()) {
      return condition.test(combination);
    }
    for (Number value : values.get(names.get(index))) {
      combination.put(names.get(index), value);
      if (anyMatch(names, index + 1, combination, condition)) {
        return true;
      }
    }
    return false;
  }

  /** The value of an expression; not a number if it has none, as it divides by zero. */
  static double value(Expression expression, Map<String, Number> values) {
    try {
      return expression.value(values);
    } catch (ArithmeticException e) {
      return Double.NaN;
    }
  }
}
