package org.tutti.processor;

import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Orders the methods of a class as in its source, so that the output is always the same. */
final class SourceOrder implements Comparator<ExecutableElement> {
  private final List<?> members;

  SourceOrder(TypeElement type) {
    members = type.getEnclosedElements();
  }

  @Override
  public int compare(ExecutableElement left, ExecutableElement right) {
    return Integer.compare(members.indexOf(left), members.indexOf(right));
  }
}
