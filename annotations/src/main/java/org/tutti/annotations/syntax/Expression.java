package org.tutti.annotations.syntax;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * An arithmetic or logical expression over named numbers, such as {@code msize * p} or {@code msize
 * >= p && chunks < 8}. Operators and precedence are those of Java: {@code || && == != < <= > >= + -
 * * / % !} and parentheses. True is 1 and false is 0. Division is exact: {@code 7 / 2} is 3.5.
 */
public final class Expression {
  /** One node of the syntax tree. */
  interface Node {
    double value(Map<String, ? extends Number> variables);
  }

  private final String text;
  private final Node root;
  private final Set<String> variables;

  private Expression(String text, Node root, Set<String> variables) {
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
    Node root = new ExpressionParser(text, variables).parse();
    return new Expression(text, root, variables);
  }

  /** The names that it refers to, sorted. */
  public Set<String> variables() {
    return variables;
  }

  /**
   * Evaluates the expression.
   *
   * @param variables a number for each of {@link #variables}
   */
  public double value(Map<String, ? extends Number> variables) {
    return root.value(variables);
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
