package org.tutti.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.tutti.processor.model.BenchmarkMethod;
import org.tutti.processor.model.Body;
import org.tutti.processor.model.StateObject;
import org.tutti.processor.model.StateObject.Fixture;
import org.tutti.processor.model.Target;

/**
 * Writes the timed loop: plain calls on local variables. Where ranks play different roles each role
 * has a loop of its own, so that no loop asks which role it has.
 */
final class LoopWriter {
  private static final Map<String, ClassName> SUPPLIED =
      Map.of(
          "communicator", RuntimeTypes.COMMUNICATOR,
          "message", RuntimeTypes.MESSAGE,
          "control", RuntimeTypes.CONTROL,
          "sink", RuntimeTypes.SINK);

  private LoopWriter() {}

  static List<MethodSpec> methods(BenchmarkMethod benchmark) {
    List<Body> bodies = benchmark.bodies();
    boolean everyRankCalls = bodies.get(bodies.size() - 1).ranks().equals("ALL");
    boolean pairs = benchmark.target() instanceof Target.PointToPointTarget;
    if (bodies.size() == 1 && everyRankCalls && !pairs) {
      MethodSpec.Builder measure = signature(HarnessWriter.override("measure"));
      return List.of(loop(measure, benchmark, Optional.of(bodies.get(0))));
    }
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(dispatch(bodies, pairs));
    for (Body body : bodies) {
      methods.add(loop(helper(name(body)), benchmark, Optional.of(body)));
    }
    if (pairs || !everyRankCalls) {
      methods.add(loop(helper("measureIdle"), benchmark, Optional.empty()));
    }
    return methods;
  }

  private static MethodSpec dispatch(List<Body> bodies, boolean pairs) {
    MethodSpec.Builder measure =
        signature(HarnessWriter.override("measure"))
            .addStatement("$T control = cell.control()", RuntimeTypes.CONTROL);
    CodeBlock.Builder code = CodeBlock.builder();
    boolean open = false;
    if (pairs) {
      code.beginControlFlow("if (control.partner() < 0)").addStatement("measureIdle(run, cell)");
      open = true;
    }
    boolean closed = false;
    for (Body body : bodies) {
      if (body.ranks().equals("ALL")) {
        code.nextControlFlow("else");
        closed = true;
      } else {
        String condition = "if ($T.$L.contains(control.rank(), control.processes()))";
        if (open) {
          code.nextControlFlow("else " + condition, RuntimeTypes.RANKS, body.ranks());
        } else {
          code.beginControlFlow(condition, RuntimeTypes.RANKS, body.ranks());
        }
      }
      open = true;
      code.addStatement("$L(run, cell)", name(body));
      if (closed) {
        break;
      }
    }
    if (!closed) {
      code.nextControlFlow("else").addStatement("measureIdle(run, cell)");
    }
    return measure.addCode(code.endControlFlow().build()).build();
  }

  private static MethodSpec loop(
      MethodSpec.Builder method, BenchmarkMethod benchmark, Optional<Body> body) {
    method
        .addStatement("$T clock = run.clock()", RuntimeTypes.CLOCK)
        .addStatement("long[] starts = run.starts()")
        .addStatement("long[] ends = run.ends()")
        .addStatement("int count = run.count()");
    Set<String> used = variables(benchmark, body);
    used.stream()
        .filter(SUPPLIED::containsKey)
        .forEach(name -> method.addStatement("$T $L = cell.$L()", SUPPLIED.get(name), name, name));
    for (StateObject object : benchmark.objects()) {
      if (used.contains(object.variable())) {
        ClassName type = ClassName.get(object.type());
        method.addStatement("$T $L = this.$L", type, object.variable(), object.variable());
      }
    }
    method.beginControlFlow("for (int index = 0; index < count; index++)");
    if (used.contains("control")) {
      method.addStatement("control.observe(index)");
    }
    benchmark.objects().forEach(object -> fixtures(method, object, true));
    method.addStatement("run.start(index)").addStatement("long start = clock.now()");
    body.ifPresent(
        called ->
            method.addStatement(
                "benchmark.$L($L)", called.method(), String.join(", ", called.arguments())));
    method
        .addStatement("long end = clock.now()")
        .addStatement("starts[index] = start")
        .addStatement("ends[index] = end");
    LifecycleWriter.reversed(benchmark.objects())
        .forEach(object -> fixtures(method, object, false));
    return method.endControlFlow().build();
  }

  private static void fixtures(MethodSpec.Builder method, StateObject object, boolean setUp) {
    for (Fixture fixture : object.fixtures()) {
      if (fixture.setUp() == setUp && fixture.level().equals("OBSERVATION")) {
        method.addCode(LifecycleWriter.call(object, fixture, "control"));
      }
    }
  }

  /** The variables that a loop needs, in a fixed order. */
  private static Set<String> variables(BenchmarkMethod benchmark, Optional<Body> body) {
    Set<String> used = new LinkedHashSet<>();
    body.ifPresent(called -> used.addAll(called.arguments()));
    body.ifPresent(called -> used.add("benchmark"));
    for (StateObject object : benchmark.objects()) {
      for (Fixture fixture : object.fixtures()) {
        if (fixture.level().equals("OBSERVATION")) {
          used.add(object.variable());
          used.addAll(fixture.arguments());
          if (fixture.rootOnly()) {
            used.add("control");
          }
        }
      }
    }
    return used;
  }

  private static MethodSpec.Builder helper(String name) {
    return signature(MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE));
  }

  private static MethodSpec.Builder signature(MethodSpec.Builder method) {
    return method
        .addParameter(RuntimeTypes.RUN, "run")
        .addParameter(RuntimeTypes.CELL_CONTEXT, "cell");
  }

  private static String name(Body body) {
    String method = body.method();
    return "measure" + Character.toUpperCase(method.charAt(0)) + method.substring(1);
  }
}
