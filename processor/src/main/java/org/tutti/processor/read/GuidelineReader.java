package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.tutti.annotations.syntax.GuidelineText;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads the performance guidelines of a benchmark and its class. */
final class GuidelineReader {
  private final Diagnostics diagnostics;

  GuidelineReader(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  List<String> read(TypeElement type, ExecutableElement method) {
    List<String> guidelines = new ArrayList<>();
    for (Element element : List.of(type, method)) {
      find(element, "Guideline")
          .ifPresent(annotation -> guidelines.addAll(read(element, annotation)));
    }
    return guidelines;
  }

  private List<String> read(Element element, AnnotationMirror annotation) {
    List<AnnotationValue> values = Annotations.list(annotation, "value");
    values.forEach(value -> check(element, annotation, value));
    return values.stream().map(value -> value.getValue().toString()).toList();
  }

  private void check(Element element, AnnotationMirror annotation, AnnotationValue value) {
    String text = value.getValue().toString();
    try {
      GuidelineText.parse(text);
    } catch (IllegalArgumentException e) {
      diagnostics.report(Rule.GUIDELINE_INVALID, element, annotation, value, text, e.getMessage());
    }
  }
}
