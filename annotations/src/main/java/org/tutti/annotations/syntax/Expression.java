package org.tutti.annotations.syntax;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * An arithmetic or logical expression over named numbers, such as {@code msize * p} or {@code msize
 * >= p && chunks < 8}. Precedence and operators are Java's: {@code || && == != < <= > >= + - * / %
 * !} and parentheses; truth is 1 and falsehood 0. Division is exact: {@code 7 / 2} is 3.5.
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
   * Reads an expression.
   *
   * @throws IllegalArgumentException if it is none, saying where reading ended
   */
  public static Expression parse(String text) {
    Set<String> variables = new TreeSet<>();
    Node root = new ExpressionParser(text, variables).parse();
    return new Expression(text, root, variables);
  }

  /** The names it refers to, sorted. */
  public Set<String> variables() {
    return variables;
  }

  /**
   * Its value.
   *
   * @param variables a number for each of {@link #variables}
   */
  public double value(Map<String, ? extends Number> variables) {
    return root.value(variables);
  }

  /** Whether it holds, that is, differs from 0. */
  public boolean holds(Map<String, ? extends Number> variables) {
    return value(variables) != 0;
  }

  @Override
  public String toString() {
    return text;
  }
}
