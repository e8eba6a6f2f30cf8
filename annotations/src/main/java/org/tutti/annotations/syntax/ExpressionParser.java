package org.tutti.annotations.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.tutti.annotations.syntax.ExpressionNode.BinaryNode;
import org.tutti.annotations.syntax.ExpressionNode.ConstantNode;
import org.tutti.annotations.syntax.ExpressionNode.FunctionNode;
import org.tutti.annotations.syntax.ExpressionNode.UnaryNode;
import org.tutti.annotations.syntax.ExpressionNode.VariableNode;

/** A recursive descent parser. Parentheses and functions recurse; operators climb by precedence. */
final class ExpressionParser {
  private static final Set<String> OPERATORS_OF_TWO = Set.of("||", "&&", "==", "!=", "<=", ">=");
  private static final String OPERATORS_OF_ONE = "+-*/%!<>()";

  /** Binary operators by precedence, lowest first. */
  private static final List<Set<String>> LEVELS =
      List.of(
          Set.of("||"),
          Set.of("&&"),
          Set.of("==", "!="),
          Set.of("<", "<=", ">", ">="),
          Set.of("+", "-"),
          Set.of("*", "/", "%"));

  /** Far more than anybody writes, and few enough for the stack. */
  private static final int MAX_TOKENS = 200;

  private final List<String> tokens = new ArrayList<>();
  private final Set<String> variables;
  private int next;

  ExpressionParser(String text, Set<String> variables) {
    this.variables = variables;
    String rest = text.strip();
    while (!rest.isEmpty()) {
      int length = lengthOfToken(rest);
      if (length == 0) {
        throw new IllegalArgumentException("cannot read '" + rest + "'");
      }
      tokens.add(rest.substring(0, length));
      if (tokens.size() > MAX_TOKENS) {
        throw new IllegalArgumentException(
            "it has more than " + MAX_TOKENS + " names, numbers, operators and parentheses");
      }
      rest = rest.substring(length).stripLeading();
    }
  }

  /** How long the number, name, or operator is that a text begins with; 0 if that is none. */
  private static int lengthOfToken(String text) {
    int digits = Digits.end(text, 0);
    if (digits > 0) {
      int fraction = text.startsWith(".", digits) ? Digits.end(text, digits + 1) : 0;
      return fraction > digits + 1 ? fraction : digits;
    }
    if (Character.isJavaIdentifierStart(text.charAt(0))) {
      int end = 1;
      while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
        end++;
      }
      return end;
    }
    if (OPERATORS_OF_TWO.contains(text.substring(0, Math.min(2, text.length())))) {
      return 2;
    }
    return OPERATORS_OF_ONE.indexOf(text.charAt(0)) >= 0 ? 1 : 0;
  }

  ExpressionNode parse() {
    ExpressionNode node = binary(0);
    if (next < tokens.size()) {
      throw new IllegalArgumentException("unexpected '" + tokens.get(next) + "'");
    }
    return node;
  }

  private ExpressionNode binary(int level) {
    if (level == LEVELS.size()) {
      return operand();
    }
    ExpressionNode left = binary(level + 1);
    while (next < tokens.size() && LEVELS.get(level).contains(tokens.get(next))) {
      String operator = tokens.get(next++);
      left = new BinaryNode(operator, left, binary(level + 1));
    }
    return left;
  }

  private ExpressionNode operand() {
    if (next == tokens.size()) {
      throw new IllegalArgumentException("it ends too early");
    }
    String token = tokens.get(next++);
    if (token.equals("-") || token.equals("!")) {
      return new UnaryNode(token, operand());
    }
    if (token.equals("(")) {
      ExpressionNode node = binary(0);
      if (next == tokens.size() || !tokens.get(next++).equals(")")) {
        throw new IllegalArgumentException("a parenthesis is not closed");
      }
      return node;
    }
    if (Character.isDigit(token.charAt(0))) {
      return new ConstantNode(Arithmetic.constant(token));
    }
    if (!Character.isJavaIdentifierStart(token.charAt(0))) {
      throw new IllegalArgumentException("unexpected '" + token + "'");
    }
    if (next < tokens.size() && tokens.get(next).equals("(")) {
      if (!FunctionNode.NAMES.contains(token)) {
        throw new IllegalArgumentException(
            "'" + token + "' is none of the functions " + String.join(", ", FunctionNode.NAMES));
      }
      return new FunctionNode(token, operand());
    }
    variables.add(token);
    return new VariableNode(token);
  }
}
