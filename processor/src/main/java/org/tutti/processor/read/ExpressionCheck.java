package org.tutti.processor.read;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.tutti.annotations.syntax.Expression;
import org.tutti.diagnostics.Suggestions;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Checks an expression in an annotation: its text, the names in it, and its values. */
final class ExpressionCheck {
  private static final int LONGEST_SHOWN = 60;

  private final Diagnostics diagnostics;

  ExpressionCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** The place of an expression. */
  record ExpressionSource(Element element, AnnotationMirror annotation, AnnotationValue value) {
    String text() {
      return value.getValue().toString();
    }
  }

  /**
   * Reads an expression and reports what is wrong.
   *
   * @param types the types of the names that it may refer to
   * @param wanted the type of its value
   * @return the expression; empty if it is wrong
   */
  Optional<Expression> read(ExpressionSource source, Map<String, String> types, String wanted) {
    try {
      Expression expression = Expression.parse(source.text());
      for (String variable : expression.variables()) {
        if (!types.containsKey(variable)) {
          throw new IllegalArgumentException(unknown(variable, types));
        }
      }
      String type = expression.type(types);
      if (!type.equals(wanted)) {
        throw new IllegalArgumentException("it is a " + type + ", not a " + wanted);
      }
      return Optional.of(expression);
    } catch (IllegalArgumentException e) {
      report(source, e.getMessage(), types);
      return Optional.empty();
    }
  }

  /** Reports an expression whose values are wrong. */
  void report(ExpressionSource source, String why, Map<String, String> types) {
    diagnostics.report(
        Rule.EXPRESSION_INVALID,
        source.element(),
        source.annotation(),
        source.value(),
        shortened(source.text()),
        shortened(why),
        new TreeSet<>(types.keySet()));
  }

  private static String unknown(String variable, Map<String, String> types) {
    String suggestion = Suggestions.of(variable, List.copyOf(new TreeSet<>(types.keySet())));
    String end = suggestion.isEmpty() ? "" : "; " + suggestion.replace("Did", "did");
    return "it does not know " + variable + end.replaceAll("\\? $", "?").strip();
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "...";
  }
}
