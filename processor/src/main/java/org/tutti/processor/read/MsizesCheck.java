package org.tutti.processor.read;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Checks a list of message sizes, element by element. */
final class MsizesCheck {
  private final Diagnostics diagnostics;

  MsizesCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  void check(
      Element element,
      AnnotationMirror annotation,
      AnnotationValue list,
      Optional<Width> width,
      BufferSizes sizes) {
    List<?> items = (List<?>) list.getValue();
    if (items.isEmpty()) {
      diagnostics.report(Rule.LIST_OF_VALUES_EMPTY, element, annotation, list, "msizes");
    }
    Set<Long> seen = new HashSet<>();
    for (Object item : items) {
      AnnotationValue value = (AnnotationValue) item;
      long size = (Long) value.getValue();
      if (size < 0) {
        diagnostics.report(Rule.MESSAGE_SIZE_NEGATIVE, element, annotation, value, size);
      } else if (sizes.areTooLarge(size)) {
        diagnostics.report(Rule.MESSAGE_SIZE_TOO_LARGE, element, annotation, value, size);
      } else if (width.isPresent() && size % width.get().bytes() != 0) {
        diagnostics.report(
            Rule.MESSAGE_SIZE_NOT_WHOLE,
            element,
            annotation,
            value,
            size,
            width.get().bytes(),
            width.get().type());
      }
      if (!seen.add(size)) {
        diagnostics.report(Rule.MESSAGE_SIZE_TWICE, element, annotation, value, size);
      }
    }
  }
}
