package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.find;

import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads how many processes a benchmark needs, from its method, its class, or a superclass. */
final class LeastProcessesReader {
  private static final String NAME = "LeastProcesses";

  private final Diagnostics diagnostics;

  LeastProcessesReader(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  int read(TypeElement type, ExecutableElement method) {
    Element element = find(method, NAME).isPresent() ? method : Annotations.nearest(type, NAME);
    Optional<AnnotationMirror> annotation = find(element, NAME);
    if (annotation.isEmpty()) {
      return 1;
    }
    AnnotationValue value = Annotations.value(annotation.get(), "value");
    int least = (Integer) value.getValue();
    if (least < 1) {
      diagnostics.report(
          Rule.NUMBER_TOO_SMALL, element, annotation.get(), value, "@" + NAME, least, 1);
    }
    return least;
  }
}
