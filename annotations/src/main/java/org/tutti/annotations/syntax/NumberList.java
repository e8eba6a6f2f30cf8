package org.tutti.annotations.syntax;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * A list of whole numbers, separated by commas:
 *
 * <ul>
 *   <li>{@code 8}, {@code 1Ki}, {@code 4Mi}, {@code 1Gi} (powers of 1024);
 *   <li>{@code 8..64Ki*2}, from 8 to at most 64 Ki, doubling each time;
 *   <li>{@code 256..32Ki*sqrt2}, by a factor of the root of 2, rounded down: 256, 362, 512, ...
 *       (Lübbe 2017, table 2);
 *   <li>{@code 0..1Ki+256}, from 0 to at most 1 Ki in steps of 256.
 * </ul>
 *
 * <p>A list has at most 10,000 numbers.
 */
public final class NumberList {
  /** More are a slip, and would exhaust the memory before anybody could say so. */
  private static final int MAX = 10_000;

  private static final String TO = "..";
  private static final String UNITS = "KMG";

  private NumberList() {}

  /**
   * Returns the numbers in the given order, each at least 0.
   *
   * @throws IllegalArgumentException if the text is not a list of numbers, lists a number twice, or
   *     has too many numbers
   */
  public static List<Long> parse(String text) {
    LinkedHashSet<Long> numbers = new LinkedHashSet<>();
    for (String item : text.split(",", -1)) {
      for (long number : item(item.strip())) {
        if (!numbers.add(number)) {
          throw new IllegalArgumentException(number + " occurs twice");
        }
      }
      if (numbers.size() > MAX) {
        throw new IllegalArgumentException("the list has more than " + MAX + " numbers");
      }
    }
    return List.copyOf(numbers);
  }

  private static List<Long> item(String item) {
    int to = item.indexOf(TO);
    if (to < 0) {
      return List.of(number(item, item));
    }
    int operator = Math.max(item.indexOf('*'), item.indexOf('+'));
    if (operator < to) {
      throw neither(item);
    }
    long first = number(item, item.substring(0, to));
    long last = number(item, item.substring(to + TO.length(), operator));
    String step = item.substring(operator + 1);
    boolean geometric = item.charAt(operator) == '*';
    return geometric && step.equals("sqrt2")
        ? byRootsOfTwo(item, first, last)
        : range(item, first, last, number(item, step), geometric);
  }

  private static List<Long> range(
      String item, long first, long last, long step, boolean geometric) {
    checkBounds(item, first, last);
    if (step < (geometric ? 2 : 1) || (geometric && first == 0)) {
      throw new IllegalArgumentException("the range '" + item + "' would never end");
    }
    List<Long> numbers = new ArrayList<>();
    long number = first;
    while (true) {
      if (numbers.size() == MAX) {
        throw new IllegalArgumentException(
            "the range '" + item + "' has more than " + MAX + " numbers");
      }
      numbers.add(number);
      if (geometric ? number > last / step : number > last - step) {
        return numbers;
      }
      number = geometric ? number * step : number + step;
    }
  }

  /** Every other number is a power of 2 times the first one; from small numbers, some are equal. */
  private static List<Long> byRootsOfTwo(String item, long first, long last) {
    checkBounds(item, first, last);
    if (first == 0) {
      throw new IllegalArgumentException("the range '" + item + "' would never end");
    }
    LinkedHashSet<Long> numbers = new LinkedHashSet<>();
    BigInteger most = BigInteger.valueOf(last);
    for (BigInteger power = BigInteger.valueOf(first);
        power.compareTo(most) <= 0;
        power = power.shiftLeft(1)) {
      numbers.add(power.longValueExact());
      BigInteger between = power.multiply(power).shiftLeft(1).sqrt();
      if (between.compareTo(most) <= 0) {
        numbers.add(between.longValueExact());
      }
    }
    return List.copyOf(numbers);
  }

  private static void checkBounds(String item, long first, long last) {
    if (first > last) {
      throw new IllegalArgumentException("the range '" + item + "' runs downward");
    }
  }

  private static long number(String item, String text) {
    int digits = Digits.end(text, 0);
    String unit = text.substring(digits);
    int power = unit.isEmpty() ? 0 : UNITS.indexOf(unit.charAt(0)) + 1;
    if (digits == 0 || !unit.isEmpty() && (power == 0 || !unit.substring(1).equals("i"))) {
      throw neither(item);
    }
    try {
      return Math.multiplyExact(Long.parseLong(text.substring(0, digits)), 1L << 10 * power);
    } catch (ArithmeticException | NumberFormatException e) {
      throw new IllegalArgumentException("'" + item + "' does not fit into 63 bits", e);
    }
  }

  private static IllegalArgumentException neither(String item) {
    return new IllegalArgumentException("'" + item + "' is neither a number nor a range");
  }
}
