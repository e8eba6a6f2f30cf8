package org.tutti.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import org.tutti.processor.model.Body;

/**
 * Writes the method that finds a rank's role, outside the loop, and enters the loop of that role.
 *
 * @param measure name of the method
 * @param pairs whether ranks without a partner are idle
 */
record RoleDispatch(String measure, boolean pairs) {
  /** The loop of a role. */
  static String name(String measure, Body body) {
    String method = body.method();
    return measure + Character.toUpperCase(method.charAt(0)) + method.substring(1);
  }

  /** The loop of ranks without a role. */
  static String idle(String measure) {
    return measure + "Idle";
  }

  MethodSpec method(List<Body> bodies) {
    CodeBlock.Builder code = CodeBlock.builder();
    if (pairs) {
      code.beginControlFlow("if (control.partner() < 0)");
      code.addStatement("$L(run, cell)", idle(measure));
      code.nextControlFlow("else");
    }
    roles(bodies, code);
    if (pairs) {
      code.endControlFlow();
    }
    return HarnessWriter.override(measure)
        .addParameter(RuntimeTypes.RUN, "run")
        .addParameter(RuntimeTypes.CELL_CONTEXT, "cell")
        .addStatement("$T control = cell.control()", RuntimeTypes.CONTROL)
        .addCode(code.build())
        .build();
  }

  /** The role of all ranks, if there is one, is the last. */
  private void roles(List<Body> bodies, CodeBlock.Builder code) {
    Body first = bodies.get(0);
    if (first.ranks().equals("ALL")) {
      code.addStatement("$L(run, cell)", name(measure, first));
      return;
    }
    code.beginControlFlow(CONDITION, RuntimeTypes.RANKS, first.ranks());
    code.addStatement("$L(run, cell)", name(measure, first));
    for (Body body : bodies.subList(1, bodies.size())) {
      if (body.ranks().equals("ALL")) {
        code.nextControlFlow("else").addStatement("$L(run, cell)", name(measure, body));
        code.endControlFlow();
        return;
      }
      code.nextControlFlow("else " + CONDITION, RuntimeTypes.RANKS, body.ranks());
      code.addStatement("$L(run, cell)", name(measure, body));
    }
    code.nextControlFlow("else").addStatement("$L(run, cell)", idle(measure)).endControlFlow();
  }

  private static final String CONDITION =
      "if ($T.$L.contains(control.rank(), control.processes()))";
}
