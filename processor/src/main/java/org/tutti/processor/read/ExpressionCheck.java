package org.tutti.processor.read;

import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.tutti.annotations.syntax.Expression;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Checks the text of an expression and the names in it. */
final class ExpressionCheck {
  private final Diagnostics diagnostics;

  ExpressionCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  void check(
      Element element, AnnotationMirror annotation, AnnotationValue value, Set<String> known) {
    String text = value.getValue().toString();
    try {
      Set<String> unknown = new TreeSet<>(Expression.parse(text).variables());
      unknown.removeAll(known);
      if (!unknown.isEmpty()) {
        report(element, annotation, value, text, "it does not know " + unknown, known);
      }
    } catch (IllegalArgumentException e) {
      report(element, annotation, value, text, e.getMessage(), known);
    }
  }

  private void report(
      Element element,
      AnnotationMirror annotation,
      AnnotationValue value,
      String text,
      String why,
      Set<String> known) {
    diagnostics.report(
        Rule.EXPRESSION_INVALID, element, annotation, value, text, why, new TreeSet<>(known));
  }
}
