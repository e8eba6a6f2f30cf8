package org.tutti.annotations.syntax;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * An arithmetic or logical expression over named numbers, such as {@code msize * p} or {@code msize
 * >= p && chunks < 8}. Operators, precedence, and arithmetic are those of Java: {@code || && == !=
 * < <= > >= + - * / % !} and parentheses; functions are {@code log2(...)} and {@code sqrt(...)}.
 * The quotient of whole numbers is whole: {@code 7 / 2} is 3, {@code 7 / 2.0} is 3.5. In contrast
 * to Java, nothing overflows. True is 1 and false is 0.
 */
public final class Expression {
  /** The type of arithmetic values. */
  public static final String NUMBER = "number";

  /** The type of what is true or false. */
  public static final String CONDITION = "condition";

  private final String text;
  private final ExpressionNode root;
  private final Set<String> variables;

  private Expression(String text, ExpressionNode root, Set<String> variables) {
    this.text = text;
    this.root = root;
    this.variables = variables;
  }

  /**
   * Parses an expression.
   *
   * @throws IllegalArgumentException if the text is not an expression; the message says where
   *     parsing failed
   */
  public static Expression parse(String text) {
    Set<String> variables = new TreeSet<>();
    ExpressionNode root = new ExpressionParser(text, variables).parse();
    return new Expression(text, root, variables);
  }

  /** The names that it refers to, sorted. */
  public Set<String> variables() {
    return variables;
  }

  /**
   * The type of its value: {@link #NUMBER}, {@link #CONDITION}, or that of a variable.
   *
   * @param types the type of each of {@link #variables}; values of other types can only be compared
   *     for equality
   * @throws IllegalArgumentException if an operand is not of the type that its operator takes
   */
  public String type(Map<String, String> types) {
    return root.type(types);
  }

  /**
   * Evaluates the expression.
   *
   * @param variables a number for each of {@link #variables}; one with a fraction, where the
   *     variable may have one, is a {@link Double} also if its value is whole
   * @throws ArithmeticException if it divides by zero, or a function has no value; the message
   *     continues "it"
   */
  public double value(Map<String, ? extends Number> variables) {
    return root.value(variables).doubleValue();
  }

  /** Whether the expression holds, that is, whether its value differs from 0. */
  public boolean holds(Map<String, ? extends Number> variables) {
    return value(variables) != 0;
  }

  @Override
  public String toString() {
    return text;
  }
}
