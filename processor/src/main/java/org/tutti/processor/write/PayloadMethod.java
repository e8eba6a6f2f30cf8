package org.tutti.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.model.StateObject;

/** Writes the method by which the harness gives the runtime the payload of the benchmark. */
final class PayloadMethod {
  private PayloadMethod() {}

  /** Whether the class of the benchmark is a payload. */
  static boolean isNeeded(TypeElement type) {
    return Supertypes.include(type, RuntimeTypes.PAYLOAD);
  }

  static MethodSpec of(StateObject owner) {
    return HarnessWriter.override("payload")
        .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), RuntimeTypes.PAYLOAD))
        .addStatement("return $T.of($L)", Optional.class, owner.variable())
        .build();
  }
}
