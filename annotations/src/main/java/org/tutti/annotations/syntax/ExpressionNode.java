package org.tutti.annotations.syntax;

import java.util.List;
import java.util.Map;

/** A node of the syntax tree of an expression. */
interface ExpressionNode {
  /**
   * The value; true is 1.
   *
   * @throws ArithmeticException if it divides by zero
   */
  double value(Map<String, ? extends Number> variables);

  /**
   * The type of the value.
   *
   * @throws IllegalArgumentException if an operand is not of the type that its operator takes
   */
  String type(Map<String, String> types);

  /** A number. */
  record ConstantNode(double number) implements ExpressionNode {
    @Override
    public double value(Map<String, ? extends Number> variables) {
      return number;
    }

    @Override
    public String type(Map<String, String> types) {
      return Expression.NUMBER;
    }
  }

  /** A variable. */
  record VariableNode(String name) implements ExpressionNode {
    @Override
    public double value(Map<String, ? extends Number> variables) {
      return variables.get(name).doubleValue();
    }

    @Override
    public String type(Map<String, String> types) {
      return types.get(name);
    }
  }

  /** A minus, or a logical not. */
  record UnaryNode(String operator, ExpressionNode operand) implements ExpressionNode {
    @Override
    public double value(Map<String, ? extends Number> variables) {
      double value = operand.value(variables);
      return operator.equals("-") ? -value : truth(value == 0);
    }

    @Override
    public String type(Map<String, String> types) {
      String wanted = operator.equals("-") ? Expression.NUMBER : Expression.CONDITION;
      return required(operator, operand.type(types), wanted);
    }
  }

  /** An operator with two operands; the second operand of a logical one may not be evaluated. */
  record BinaryNode(String operator, ExpressionNode left, ExpressionNode right)
      implements ExpressionNode {
    @Override
    public double value(Map<String, ? extends Number> variables) {
      double first = left.value(variables);
      return switch (operator) {
        case "||" -> truth(first != 0 || right.value(variables) != 0);
        case "&&" -> truth(first != 0 && right.value(variables) != 0);
        default -> value(first, right.value(variables));
      };
    }

    private double value(double first, double second) {
      if (second == 0 && List.of("/", "%").contains(operator)) {
        throw new ArithmeticException("it divides by zero");
      }
      return switch (operator) {
        case "==" -> truth(first == second);
        case "!=" -> truth(first != second);
        case "<" -> truth(first < second);
        case "<=" -> truth(first <= second);
        case ">" -> truth(first > second);
        case ">=" -> truth(first >= second);
        case "+" -> first + second;
        case "-" -> first - second;
        case "*" -> first * second;
        case "/" -> first / second;
        case "%" -> first % second;
        default -> throw new IllegalStateException("no operator '" + operator + "'");
      };
    }

    @Override
    public String type(Map<String, String> types) {
      String first = left.type(types);
      String second = right.type(types);
      switch (operator) {
        case "||", "&&" -> {
          required(operator, first, Expression.CONDITION);
          required(operator, second, Expression.CONDITION);
        }
        case "==", "!=" -> {
          if (!first.equals(second)) {
            throw new IllegalArgumentException(
                operator + " compares a " + first + " with a " + second);
          }
        }
        default -> {
          required(operator, first, Expression.NUMBER);
          required(operator, second, Expression.NUMBER);
        }
      }
      return List.of("+", "-", "*", "/", "%").contains(operator)
          ? Expression.NUMBER
          : Expression.CONDITION;
    }
  }

  private static double truth(boolean truth) {
    return truth ? 1 : 0;
  }

  private static String required(String operator, String found, String wanted) {
    if (!found.equals(wanted)) {
      throw new IllegalArgumentException(
          "an operand of " + operator + " is a " + found + ", not a " + wanted);
    }
    return found;
  }
}
