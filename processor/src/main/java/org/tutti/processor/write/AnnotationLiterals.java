package org.tutti.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.SimpleAnnotationValueVisitor9;

/** Writes the value of an annotation's attribute as arguments of a method call. */
final class AnnotationLiterals extends SimpleAnnotationValueVisitor9<CodeBlock, Void> {
  CodeBlock of(AnnotationValue value) {
    return visit(value);
  }

  @Override
  protected CodeBlock defaultAction(Object value, Void unused) {
    return CodeBlock.of("$L", value);
  }

  @Override
  public CodeBlock visitLong(long value, Void unused) {
    return CodeBlock.of(value == (int) value ? "$L" : "$LL", value);
  }

  @Override
  public CodeBlock visitString(String value, Void unused) {
    return CodeBlock.of("$S", value);
  }

  @Override
  public CodeBlock visitEnumConstant(VariableElement constant, Void unused) {
    ClassName type = ClassName.get((TypeElement) constant.getEnclosingElement());
    return CodeBlock.of("$T.$L", type, constant.getSimpleName());
  }

  /** A list becomes the arguments of a variable arity method. */
  @Override
  public CodeBlock visitArray(List<? extends AnnotationValue> values, Void unused) {
    return values.stream()
        .map(this::visit)
        .collect(
            Collectors.collectingAndThen(
                Collectors.toList(), blocks -> CodeBlock.join(blocks, ", ")));
  }
}
