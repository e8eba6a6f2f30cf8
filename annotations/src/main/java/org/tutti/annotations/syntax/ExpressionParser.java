package org.tutti.annotations.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.annotations.syntax.Expression.Node;

/** A recursive descent parser. Parentheses and functions recurse; operators climb by precedence. */
final class ExpressionParser {
  private static final Pattern TOKEN =
      Pattern.compile("\\s*(\\d+(?:\\.\\d+)?|[A-Za-z_]\\w*|\\|\\||&&|[=!<>]=|[-+*/%!<>()])");

  /** Binary operators by precedence, lowest first. */
  private static final List<Set<String>> LEVELS =
      List.of(
          Set.of("||"),
          Set.of("&&"),
          Set.of("==", "!="),
          Set.of("<", "<=", ">", ">="),
          Set.of("+", "-"),
          Set.of("*", "/", "%"));

  private final List<String> tokens = new ArrayList<>();
  private final Set<String> variables;
  private final String text;
  private int next;

  ExpressionParser(String text, Set<String> variables) {
    this.text = text;
    this.variables = variables;
    Matcher matcher = TOKEN.matcher(text);
    int end = 0;
    while (end < text.stripTrailing().length()) {
      if (!matcher.find(end) || matcher.start() != end) {
        throw new IllegalArgumentException("cannot read '" + text.substring(end).strip() + "'");
      }
      tokens.add(matcher.group(1));
      end = matcher.end();
    }
  }

  Node parse() {
    Node node = binary(0);
    if (next < tokens.size()) {
      throw new IllegalArgumentException("unexpected '" + tokens.get(next) + "' in '" + text + "'");
    }
    return node;
  }

  private Node binary(int level) {
    if (level == LEVELS.size()) {
      return operand();
    }
    Node left = binary(level + 1);
    while (next < tokens.size() && LEVELS.get(level).contains(tokens.get(next))) {
      DoubleBinaryOperator operator = operator(tokens.get(next++));
      Node first = left;
      Node second = binary(level + 1);
      left = values -> operator.applyAsDouble(first.value(values), second.value(values));
    }
    return left;
  }

  private Node operand() {
    if (next == tokens.size()) {
      throw new IllegalArgumentException("'" + text + "' ends too early");
    }
    String token = tokens.get(next++);
    if (token.equals("-")) {
      Node node = operand();
      return values -> -node.value(values);
    }
    if (token.equals("!")) {
      Node node = operand();
      return values -> number(node.value(values) == 0);
    }
    if (token.equals("(")) {
      Node node = binary(0);
      if (next == tokens.size() || !tokens.get(next++).equals(")")) {
        throw new IllegalArgumentException("a parenthesis is not closed in '" + text + "'");
      }
      return node;
    }
    if (Character.isDigit(token.charAt(0))) {
      double constant = Double.parseDouble(token);
      return values -> constant;
    }
    if (!Character.isJavaIdentifierStart(token.charAt(0))) {
      throw new IllegalArgumentException("unexpected '" + token + "' in '" + text + "'");
    }
    variables.add(token);
    return values -> values.get(token).doubleValue();
  }

  private static DoubleBinaryOperator operator(String token) {
    return switch (token) {
      case "||" -> (left, right) -> number(left != 0 || right != 0);
      case "&&" -> (left, right) -> number(left != 0 && right != 0);
      case "==" -> (left, right) -> number(left == right);
      case "!=" -> (left, right) -> number(left != right);
      case "<" -> (left, right) -> number(left < right);
      case "<=" -> (left, right) -> number(left <= right);
      case ">" -> (left, right) -> number(left > right);
      case ">=" -> (left, right) -> number(left >= right);
      case "+" -> Double::sum;
      case "-" -> (left, right) -> left - right;
      case "*" -> (left, right) -> left * right;
      case "/" -> (left, right) -> left / right;
      case "%" -> (left, right) -> left % right;
      default -> throw new IllegalArgumentException("no operator '" + token + "'");
    };
  }

  private static double number(boolean truth) {
    return truth ? 1 : 0;
  }
}
