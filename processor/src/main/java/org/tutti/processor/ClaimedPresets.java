package org.tutti.processor;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.tutti.processor.read.PlacementCheck;

/**
 * The names of annotations that carry Tutti's, such as a preset of settings, in one compilation. A
 * processor says what it claims before it sees any class, and is asked only when those before it
 * have seen the first ones. Processors share nothing but the compilation, for which its {@link
 * Elements} stand: build tools wrap its environment for each of them.
 */
final class ClaimedPresets {
  private static final Map<Elements, Set<String>> FOUND =
      Collections.synchronizedMap(new WeakHashMap<>());

  private ClaimedPresets() {}

  /** The presets of a compilation; the set grows as its classes are looked at. */
  static Set<String> of(ProcessingEnvironment environment) {
    return FOUND.computeIfAbsent(
        environment.getElementUtils(), any -> ConcurrentHashMap.newKeySet());
  }

  /** Adds those among the annotations of some classes. */
  static void find(ProcessingEnvironment environment, Set<? extends TypeElement> annotations) {
    annotations.stream()
        .filter(PlacementCheck::isPreset)
        .map(annotation -> annotation.getQualifiedName().toString())
        .forEach(of(environment)::add);
  }
}
