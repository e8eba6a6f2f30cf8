package org.tutti.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import java.util.Optional;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Marks generated code with {@code @Generated} where that compiles: a named module need not read
 * {@code java.compiler}, in which the annotation lives.
 */
final class GeneratedMark {
  private static final ClassName GENERATED =
      ClassName.get("javax.annotation.processing", "Generated");

  private final Elements elements;
  private final String generator;

  GeneratedMark(Elements elements, Class<?> generator) {
    this.elements = elements;
    this.generator = generator.getName();
  }

  Optional<AnnotationSpec> annotation(TypeElement type) {
    ModuleElement module = elements.getModuleOf(type);
    TypeElement found = elements.getTypeElement(module, GENERATED.canonicalName());
    return Optional.ofNullable(found)
        .map(any -> AnnotationSpec.builder(GENERATED).addMember("value", "$S", generator).build());
  }
}
