package org.tutti.processor.read;

import com.google.auto.common.MoreTypes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * Finds the fields that hide an inherited one. Generated code and the bodies of a subclass would
 * use another field than the bodies of the superclass, so that results had a wrong name.
 */
final class HiddenFields {
  private HiddenFields() {}

  /** A field of a class or of its supertypes that has the name of an inherited field. */
  static Optional<VariableElement> hiding(TypeElement type, VariableElement field) {
    List<TypeElement> lineage = BenchmarkMethods.lineage(type);
    int declaring = lineage.indexOf((TypeElement) field.getEnclosingElement());
    return lineage.subList(declaring + 1, lineage.size()).stream()
        .flatMap(HiddenFields::withInterfaces)
        .flatMap(level -> ElementFilter.fieldsIn(level.getEnclosedElements()).stream())
        .filter(other -> other.getSimpleName().equals(field.getSimpleName()))
        .findFirst();
  }

  /** The classes of two such fields, for a message. */
  static String describe(VariableElement field, VariableElement hiding) {
    return String.format(
        "%s (hiding that of %s)",
        hiding.getEnclosingElement().getSimpleName(), field.getEnclosingElement().getSimpleName());
  }

  private static Stream<TypeElement> withInterfaces(TypeElement type) {
    return Stream.concat(
        Stream.of(type),
        type.getInterfaces().stream()
            .map(MoreTypes::asTypeElement)
            .flatMap(HiddenFields::withInterfaces));
  }
}
