package org.tutti.processor;

import com.google.auto.common.BasicAnnotationProcessor.Step;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import java.util.Set;
import javax.lang.model.element.Element;
import org.tutti.processor.read.PlacementCheck;
import org.tutti.processor.rule.Diagnostics;

/** Reports annotations where they have no effect. */
final class PlacementStep implements Step {
  private final PlacementCheck check;

  PlacementStep(Diagnostics diagnostics) {
    this.check = new PlacementCheck(diagnostics);
  }

  @Override
  public Set<String> annotations() {
    return PlacementCheck.ANNOTATIONS;
  }

  @Override
  public Set<? extends Element> process(
      ImmutableSetMultimap<String, Element> elementsByAnnotation) {
    elementsByAnnotation.forEach(check::check);
    return ImmutableSet.of();
  }
}
