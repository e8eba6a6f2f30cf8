package org.tutti.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Marks generated code with {@code @Generated} where it compiles: a named module need not read
 * {@code java.compiler}, which contains the annotation.
 */
final class GeneratedMark {
  private static final ClassName GENERATED =
      ClassName.get("javax.annotation.processing", "Generated");

  private final Elements elements;
  private final AnnotationSpec mark;
  private final Map<ModuleElement, Boolean> readable = new HashMap<>();

  GeneratedMark(Elements elements, Class<?> generator) {
    this.elements = elements;
    this.mark =
        AnnotationSpec.builder(GENERATED).addMember("value", "$S", generator.getName()).build();
  }

  Optional<AnnotationSpec> annotation(TypeElement type) {
    return readable.computeIfAbsent(elements.getModuleOf(type), this::reads)
        ? Optional.of(mark)
        : Optional.empty();
  }

  private boolean reads(ModuleElement module) {
    return elements.getTypeElement(module, GENERATED.canonicalName()) != null;
  }
}
