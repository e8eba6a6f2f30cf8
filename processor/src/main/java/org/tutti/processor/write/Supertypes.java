package org.tutti.processor.write;

import com.palantir.javapoet.ClassName;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** What a class extends and implements. */
final class Supertypes {
  private Supertypes() {}

  /** Whether a class is of a type, by itself or by what it extends. */
  static boolean include(TypeElement type, ClassName name) {
    return type.getQualifiedName().contentEquals(name.canonicalName())
        || Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
            .anyMatch(
                above ->
                    above instanceof DeclaredType declared
                        && include((TypeElement) declared.asElement(), name));
  }
}
