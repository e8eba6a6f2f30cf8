package org.tutti.processor.read;

import com.google.auto.common.MoreTypes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.tutti.annotations.syntax.Expression;
import org.tutti.processor.model.ParameterField;

/** What the parameters of a benchmark are in expressions. */
final class ParameterTypes {
  /** The type of the constants of all enums. */
  static final String CONSTANT = "constant";

  private ParameterTypes() {}

  /** What any expression may refer to: the numbers and conditions of a cell. */
  static Map<String, String> ofExpressions(List<ParameterField> parameters) {
    Map<String, String> types = new HashMap<>();
    types.put("msize", Expression.NUMBER);
    types.put("p", Expression.NUMBER);
    for (ParameterField parameter : parameters) {
      TypeKind kind = parameter.type().getKind();
      if (kind == TypeKind.BOOLEAN) {
        types.put(parameter.name(), Expression.CONDITION);
      } else if (kind.isPrimitive()) {
        types.put(parameter.name(), Expression.NUMBER);
      }
    }
    return types;
  }

  /** The constants of an enum; none of other types. */
  static List<String> constants(TypeMirror type) {
    return type.getKind() != TypeKind.DECLARED
        ? List.of()
        : MoreTypes.asElement(type).getEnclosedElements().stream()
            .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
            .map(constant -> constant.getSimpleName().toString())
            .toList();
  }

  /** The numbers that stand for the values of a parameter. */
  static List<Number> numbers(ParameterField parameter) {
    return parameter.values().stream()
        .map(ParameterTypes::number)
        .map(value -> parameter.hasFractions() ? value : whole(value))
        .toList();
  }

  private static Number whole(double value) {
    // A conditional expression would make both a double.
    if (value == Math.rint(value)) {
      return (long) value;
    }
    return value;
  }

  /** The number that stands for a value: its own, 1 for true, and one that is unique for others. */
  static double number(String value) {
    if (value.equals("true") || value.equals("false")) {
      return value.equals("true") ? 1 : 0;
    }
    try {
      return Double.parseDouble(value);
    } catch (NumberFormatException e) {
      return -0.5 - Integer.toUnsignedLong(value.hashCode());
    }
  }
}
