package org.tutti.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import org.tutti.processor.model.BenchmarkMethod;
import org.tutti.processor.model.RoleBody;

/** Writes the method that selects the loops of a rank's role, so that no loop tests for it. */
final class RoleDispatch {
  /** The loops of ranks without a role, if such loops are needed. */
  static final String IDLE = "measureIdle";

  private RoleDispatch() {}

  /** The loops of a role. */
  static String name(RoleBody body) {
    String method = body.method();
    return "measure" + Character.toUpperCase(method.charAt(0)) + method.substring(1);
  }

  static MethodSpec method(BenchmarkMethod benchmark, boolean idleIsWritten) {
    CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (cell.role())");
    for (RoleBody body : benchmark.bodies()) {
      code.addStatement("case $S -> $L(run, cell)", body.method(), name(body));
    }
    code.addStatement(
        "default -> $L", idleIsWritten ? IDLE + "(run, cell)" : "run.idleThroughout()");
    return LoopWriter.measure().addCode(code.endControlFlow().build()).build();
  }
}
