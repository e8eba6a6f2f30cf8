package org.tutti.processor.rule;

import com.sun.source.tree.Tree;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/**
 * Reports violations to the compiler. Reporting does not stop the processing of a class, so one
 * compilation shows all errors. Each is shown once, although an annotation on a class is read again
 * for each of its benchmarks.
 */
public final class Diagnostics {
  private final Messager messager;
  private final Set<List<Object>> reported = new HashSet<>();
  private int errors;

  public Diagnostics(Messager messager) {
    this.messager = messager;
  }

  /** Reports a violation at a declaration. */
  public void report(Rule rule, Element element, Object... details) {
    report(rule, element, null, null, details);
  }

  /** Reports a violation at an annotation. */
  public void report(Rule rule, Element element, AnnotationMirror annotation, Object... details) {
    report(rule, element, annotation, null, details);
  }

  /** Reports a violation at a value inside an annotation, such as an element of a list. */
  public void report(
      Rule rule,
      Element element,
      AnnotationMirror annotation,
      AnnotationValue value,
      Object... details) {
    report(
        rule,
        Arrays.asList(element, annotation, value),
        (kind, message) -> messager.printMessage(kind, message, element, annotation, value),
        details);
  }

  /** Reports a violation at a piece of source code, for which {@code printer} prints. */
  public void report(Rule rule, Tree tree, Printer printer, Object... details) {
    report(rule, List.of(tree), printer, details);
  }

  private void report(Rule rule, List<Object> place, Printer printer, Object... details) {
    if (rule.kind() == Diagnostic.Kind.ERROR) {
      errors++;
    }
    String message = rule.message(details);
    if (reported.add(Arrays.asList(place, message))) {
      printer.print(rule.kind(), message);
    }
  }

  /** The number of errors reported in this compilation, without warnings. */
  public int errors() {
    return errors;
  }

  /** Prints a message at a place. */
  public interface Printer {
    void print(Diagnostic.Kind kind, String message);
  }
}
