package org.tutti.annotations.syntax;

/**
 * The arithmetic of Java: operands that are whole numbers by their types have a whole result, with
 * quotients rounded toward zero. What a {@link Long} cannot hold becomes a {@link Double}.
 */
final class Arithmetic {
  /** Sums, differences, and products below it fit into a long. */
  private static final double MAX_WHOLE = 0x1p62;

  private Arithmetic() {}

  /** The number that a literal stands for. */
  static Number constant(String literal) {
    double value = Double.parseDouble(literal);
    // A conditional expression would make both a double.
    if (literal.contains(".") || value >= MAX_WHOLE) {
      return value;
    }
    return Long.parseLong(literal);
  }

  /**
   * The same number as a {@link Double} if its type has fractions, and as a {@link Long} if not.
   */
  static Number number(Number any) {
    if (any instanceof Double || any instanceof Float) {
      return any.doubleValue();
    }
    return any.longValue();
  }

  static boolean isTrue(Number value) {
    return value.doubleValue() != 0;
  }

  static int compare(Number first, Number second) {
    return areWhole(first, second)
        ? Long.compare(first.longValue(), second.longValue())
        // Adding zero makes -0.0 and 0.0 the same, as they are to the operators of Java.
        : Double.compare(first.doubleValue() + 0.0, second.doubleValue() + 0.0);
  }

  /**
   * The result of an operator.
   *
   * @throws ArithmeticException if it divides by zero
   */
  static Number result(String operator, Number first, Number second) {
    if (second.doubleValue() == 0 && (operator.equals("/") || operator.equals("%"))) {
      throw new ArithmeticException("divides by zero");
    }
    double exact = result(operator, first.doubleValue(), second.doubleValue());
    if (!areWhole(first, second) || Math.abs(exact) >= MAX_WHOLE) {
      return exact;
    }
    return result(operator, first.longValue(), second.longValue());
  }

  /**
   * The logarithm to base 2, exact for powers of 2.
   *
   * @throws ArithmeticException if the number is not above 0
   */
  static double log2(double number) {
    if (!(number > 0)) {
      throw new ArithmeticException("takes log2 of " + number);
    }
    int exponent = Math.getExponent(number);
    return exponent + Math.log(Math.scalb(number, -exponent)) / Math.log(2);
  }

  /**
   * The square root.
   *
   * @throws ArithmeticException if the number is below 0
   */
  static double sqrt(double number) {
    if (!(number >= 0)) {
      throw new ArithmeticException("takes sqrt of " + number);
    }
    return Math.sqrt(number);
  }

  private static boolean areWhole(Number first, Number second) {
    return first instanceof Long && second instanceof Long;
  }

  private static double result(String operator, double first, double second) {
    return switch (operator) {
      case "+" -> first + second;
      case "-" -> first - second;
      case "*" -> first * second;
      case "/" -> first / second;
      case "%" -> first % second;
      default -> throw unknown(operator);
    };
  }

  private static long result(String operator, long first, long second) {
    return switch (operator) {
      case "+" -> first + second;
      case "-" -> first - second;
      case "*" -> first * second;
      case "/" -> first / second;
      case "%" -> first % second;
      default -> throw unknown(operator);
    };
  }

  private static IllegalStateException unknown(String operator) {
    return new IllegalStateException("no operator '" + operator + "'");
  }
}
