package org.tutti.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.tutti.processor.model.StateObject;

/** Writes the method by which the harness gives the runtime the payload of the benchmark. */
final class PayloadMethod {
  private PayloadMethod() {}

  /** Whether the class of the benchmark is a payload, by itself or by what it extends. */
  static boolean isNeeded(TypeElement type) {
    return type.getQualifiedName().contentEquals(RuntimeTypes.PAYLOAD.canonicalName())
        || Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
            .anyMatch(PayloadMethod::isPayload);
  }

  private static boolean isPayload(TypeMirror type) {
    return type instanceof DeclaredType declared && isNeeded((TypeElement) declared.asElement());
  }

  static MethodSpec of(StateObject owner) {
    return HarnessWriter.override("payload")
        .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), RuntimeTypes.PAYLOAD))
        .addStatement("return $T.of($L)", Optional.class, owner.variable())
        .build();
  }
}
