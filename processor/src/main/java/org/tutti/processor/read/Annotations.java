package org.tutti.processor.read;

import com.google.auto.common.AnnotationMirrors;
import com.google.auto.common.AnnotationValues;
import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/** Utilities for reading Tutti's annotations. */
final class Annotations {
  static final String PACKAGE = "org.tutti.annotations.";

  /** The simple names of those that are written on classes and members. */
  static final Set<String> NAMES =
      Stream.of(BenchmarkMethods.KINDS, PlacementCheck.CHECKED, Set.of("State"))
          .flatMap(Set::stream)
          .collect(Collectors.toUnmodifiableSet());

  private Annotations() {}

  /** Tutti's annotation with this simple name, if the element itself has it. */
  static Optional<AnnotationMirror> find(Element element, String simpleName) {
    return MoreElements.getAnnotationMirror(element, PACKAGE + simpleName).toJavaUtil();
  }

  /** The class, or its nearest superclass with this annotation. */
  static TypeElement nearest(TypeElement type, String simpleName) {
    TypeElement level = type;
    while (find(level, simpleName).isEmpty()
        && level.getSuperclass().getKind() == TypeKind.DECLARED) {
      level = MoreTypes.asTypeElement(level.getSuperclass());
    }
    return level;
  }

  static AnnotationValue value(AnnotationMirror annotation, String attribute) {
    return AnnotationMirrors.getAnnotationValue(annotation, attribute);
  }

  /** The name of an enum constant. */
  static String constant(AnnotationMirror annotation, String attribute) {
    return AnnotationValues.getEnum(value(annotation, attribute)).getSimpleName().toString();
  }

  static String text(AnnotationMirror annotation, String attribute) {
    return AnnotationValues.getString(value(annotation, attribute));
  }

  /** The elements of a list. */
  static List<AnnotationValue> list(AnnotationMirror annotation, String attribute) {
    return AnnotationValues.getAnnotationValues(value(annotation, attribute));
  }
}
