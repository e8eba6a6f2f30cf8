package org.tutti.annotations.syntax;

import java.util.List;
import java.util.Map;

/** A node of the syntax tree of an expression. */
interface ExpressionNode {
  /**
   * The value, a {@link Long} if it is whole by its type, and a {@link Double} otherwise; true is
   * 1.
   *
   * @throws ArithmeticException if it divides by zero, or a function has no value
   */
  Number value(Map<String, ? extends Number> variables);

  /**
   * The type of the value.
   *
   * @throws IllegalArgumentException if an operand is not of the type that its operator takes
   */
  String type(Map<String, String> types);

  /** A number. */
  record ConstantNode(Number number) implements ExpressionNode {
    @Override
    public Number value(Map<String, ? extends Number> variables) {
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
    public Number value(Map<String, ? extends Number> variables) {
      return Arithmetic.number(variables.get(name));
    }

    @Override
    public String type(Map<String, String> types) {
      return types.get(name);
    }
  }

  /** A minus, or a logical not. */
  record UnaryNode(String operator, ExpressionNode operand) implements ExpressionNode {
    @Override
    public Number value(Map<String, ? extends Number> variables) {
      Number value = operand.value(variables);
      return operator.equals("-")
          ? Arithmetic.result("-", 0L, value)
          : truth(!Arithmetic.isTrue(value));
    }

    @Override
    public String type(Map<String, String> types) {
      String wanted = operator.equals("-") ? Expression.NUMBER : Expression.CONDITION;
      return required(operator, operand.type(types), wanted);
    }
  }

  /** A function of one number, whose value is one with a fraction. */
  record FunctionNode(String name, ExpressionNode operand) implements ExpressionNode {
    static final List<String> NAMES = List.of("log2", "sqrt");

    @Override
    public Number value(Map<String, ? extends Number> variables) {
      double number = operand.value(variables).doubleValue();
      return name.equals("log2") ? Arithmetic.log2(number) : Arithmetic.sqrt(number);
    }

    @Override
    public String type(Map<String, String> types) {
      return required(name, operand.type(types), Expression.NUMBER);
    }
  }

  /** An operator with two operands; the second operand of a logical one may not be evaluated. */
  record BinaryNode(String operator, ExpressionNode left, ExpressionNode right)
      implements ExpressionNode {
    @Override
    public Number value(Map<String, ? extends Number> variables) {
      Number first = left.value(variables);
      return switch (operator) {
        case "||" -> truth(Arithmetic.isTrue(first) || Arithmetic.isTrue(right.value(variables)));
        case "&&" -> truth(Arithmetic.isTrue(first) && Arithmetic.isTrue(right.value(variables)));
        default -> value(first, right.value(variables));
      };
    }

    private Number value(Number first, Number second) {
      int order = Arithmetic.compare(first, second);
      return switch (operator) {
        case "==" -> truth(order == 0);
        case "!=" -> truth(order != 0);
        case "<" -> truth(order < 0);
        case "<=" -> truth(order <= 0);
        case ">" -> truth(order > 0);
        case ">=" -> truth(order >= 0);
        default -> Arithmetic.result(operator, first, second);
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

  private static Number truth(boolean truth) {
    return truth ? 1L : 0L;
  }

  private static String required(String operator, String found, String wanted) {
    if (!found.equals(wanted)) {
      throw new IllegalArgumentException(
          "an operand of " + operator + " is a " + found + ", not a " + wanted);
    }
    return found;
  }
}
