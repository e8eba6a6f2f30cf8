package org.tutti.processor.write;

import com.palantir.javapoet.MethodSpec;
import java.util.List;
import java.util.Optional;
import org.tutti.processor.model.StateObject;

/** Writes the method by which the objects of a harness refuse parameters. */
final class ParameterCheckMethod {
  private ParameterCheckMethod() {}

  /** The method, unless none of the objects checks its parameters. */
  static Optional<MethodSpec> of(List<StateObject> objects) {
    List<StateObject> checking =
        objects.stream()
            .filter(object -> Supertypes.include(object.type(), RuntimeTypes.PARAMETER_CHECK))
            .toList();
    if (checking.isEmpty()) {
      return Optional.empty();
    }
    MethodSpec.Builder method =
        HarnessWriter.override("checkParameters").addParameter(int.class, "processes");
    checking.forEach(
        object -> method.addStatement("$L.checkProcesses(processes)", object.variable()));
    return Optional.of(method.build());
  }
}
