package org.tutti.processor.rule;

import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/**
 * Reports broken rules to the compiler. Reporting never ends the processing of a class: whoever
 * reports reads on, so that one compilation shows every error.
 */
public final class Diagnostics {
  private final Messager messager;
  private int errors;

  public Diagnostics(Messager messager) {
    this.messager = messager;
  }

  /** Reports on a declaration. */
  public void report(Rule rule, Element element, Object... details) {
    messager.printMessage(count(rule), rule.message(details), element);
  }

  /** Reports on an annotation. */
  public void report(Rule rule, Element element, AnnotationMirror annotation, Object... details) {
    messager.printMessage(count(rule), rule.message(details), element, annotation);
  }

  /** Reports on one value inside an annotation, such as one element of a list. */
  public void report(
      Rule rule,
      Element element,
      AnnotationMirror annotation,
      AnnotationValue value,
      Object... details) {
    messager.printMessage(count(rule), rule.message(details), element, annotation, value);
  }

  /** Errors reported so far in this compilation; warnings do not count. */
  public int errors() {
    return errors;
  }

  private Diagnostic.Kind count(Rule rule) {
    if (rule.kind() == Diagnostic.Kind.ERROR) {
      errors++;
    }
    return rule.kind();
  }
}
