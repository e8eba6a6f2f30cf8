package org.tutti.annotations.syntax;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How the work of all processes together depends on their number p, up to a factor (Hoefler and
 * Belli 2015, section 4.2): {@code strong} (it is constant), {@code weak} (it is p), or {@code
 * weak:} and an {@link Expression} over p, such as {@code weak:p*sqrt(p)}. In it, p is a number
 * with a fraction: p / 2 of 3 is 1.5.
 *
 * @param text in one spelling: in lower case, without spaces, and {@code weak} for {@code weak:p}
 */
public record ScaledWork(String text) {
  private static final String STRONG = "strong";
  private static final String WEAK = "weak";
  private static final String P = "p";

  /**
   * Reads a text.
   *
   * @throws IllegalArgumentException if it declares no work; the message says why
   */
  public ScaledWork {
    String[] parts = text.split(":", 2);
    String kind = parts[0].strip().toLowerCase(Locale.ROOT);
    if (!kind.equals(STRONG) && !kind.equals(WEAK)) {
      throw new IllegalArgumentException("'" + parts[0].strip() + "' is neither strong nor weak");
    }
    if (parts.length == 2) {
      check(kind, parts[1].strip());
    }
    String function = parts.length == 2 ? parts[1].replaceAll("\\s", "") : P;
    text = function.equals(P) ? kind : kind + ":" + function;
  }

  private static void check(String kind, String function) {
    if (kind.equals(STRONG)) {
      throw new IllegalArgumentException("strong work is constant, and takes no function");
    }
    if (function.isEmpty()) {
      throw new IllegalArgumentException("no function of p follows the colon");
    }
    Expression work = Expression.parse(function);
    if (work.variables().isEmpty()) {
      throw new IllegalArgumentException("'" + function + "' does not depend on p");
    }
    if (!work.variables().equals(Set.of(P))) {
      throw new IllegalArgumentException(
          "'" + function + "' depends on " + work.variables() + ", and only p is known");
    }
    if (!work.type(Map.of(P, Expression.NUMBER)).equals(Expression.NUMBER)) {
      throw new IllegalArgumentException("'" + function + "' is true or false, not a number");
    }
  }

  /** Why a text declares no work, if so. */
  public static Optional<String> fault(String text) {
    try {
      new ScaledWork(text);
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** Whether all processes share the same work. */
  public boolean isStrong() {
    return text.equals(STRONG);
  }

  /** The work of all processes as an expression over p. */
  public String function() {
    if (isStrong()) {
      return "1";
    }
    return text.equals(WEAK) ? P : text.substring(WEAK.length() + 1);
  }

  /**
   * The work of p processes together, in any unit.
   *
   * @throws ArithmeticException if it is not a positive number; the message says of which p
   */
  public double at(double p) {
    double value;
    try {
      value = Expression.parse(function()).value(Map.of(P, p));
    } catch (ArithmeticException e) {
      throw new ArithmeticException(of(p) + "it " + e.getMessage());
    }
    if (!(value > 0) || Double.isInfinite(value)) {
      throw new ArithmeticException(of(p) + "its value is " + value + ", not a positive number");
    }
    return value;
  }

  private static String of(double p) {
    return "for p = " + (p == Math.rint(p) ? Long.toString((long) p) : Double.toString(p)) + " ";
  }

  @Override
  public String toString() {
    return text;
  }
}
