package org.tutti.processor.read;

import java.util.List;
import java.util.Locale;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.VariableElement;
import org.tutti.annotations.syntax.TextList;

/** Converts attributes to the names and texts that the runtime and the command line use. */
final class AttributeText {
  private AttributeText() {}

  /** {@code value} of {@code RunTime} becomes {@code run-time}; other attributes are appended. */
  static String name(String annotation, String attribute) {
    String name = attribute.equals("value") ? annotation : annotation + "-" + attribute;
    return name.replaceAll("([a-z])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT);
  }

  /** Numbers are separated by commas, texts by semicolons, as texts may contain commas. */
  static String of(AnnotationValue value) {
    Object object = value.getValue();
    if (object instanceof List<?> list) {
      List<String> texts = list.stream().map(item -> of((AnnotationValue) item)).toList();
      boolean ofTexts =
          list.stream().anyMatch(item -> ((AnnotationValue) item).getValue() instanceof String);
      return ofTexts ? TextList.join(texts) : String.join(",", texts);
    }
    if (object instanceof VariableElement constant) {
      return constant.getSimpleName().toString();
    }
    return object instanceof Double number ? number(number) : object.toString();
  }

  /** Whether a default sets something: neither -1, nor false, nor an empty text or list. */
  static boolean isSet(AnnotationValue value) {
    Object object = value.getValue();
    if (object instanceof List<?> list) {
      return !list.isEmpty();
    }
    if (object instanceof Boolean truth) {
      return truth;
    }
    return object instanceof Number number
        ? number.doubleValue() != -1
        : !object.toString().isEmpty();
  }

  /** Omits the fraction of a whole number. */
  static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}
