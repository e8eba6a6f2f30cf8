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

  private static final String BATCHES = "measureBatches";

  private LoopWriter() {}

  static List<MethodSpec> methods(BenchmarkMethod benchmark) {
    List<MethodSpec> methods = new ArrayList<>(methods(benchmark, "measure"));
    methods.addAll(methods(benchmark, BATCHES));
    return methods;
  }

  private static List<MethodSpec> methods(BenchmarkMethod benchmark, String measure) {
    List<Body> bodies = benchmark.bodies();
    boolean everyRankCalls = bodies.get(bodies.size() - 1).ranks().equals("ALL");
    boolean pairs = benchmark.target() instanceof Target.PointToPointTarget;
    if (bodies.size() == 1 && everyRankCalls && !pairs) {
      return List.of(
          loop(HarnessWriter.override(measure), measure, benchmark, Optional.of(bodies.get(0))));
    }
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(new RoleDispatch(measure, pairs).method(bodies));
    for (Body body : bodies) {
      methods.add(
          loop(helper(RoleDispatch.name(measure, body)), measure, benchmark, Optional.of(body)));
    }
    if (pairs || !everyRankCalls) {
      methods.add(loop(helper(RoleDispatch.idle(measure)), measure, benchmark, Optional.empty()));
    }
    return methods;
  }

  private static MethodSpec loop(
      MethodSpec.Builder method, String measure, BenchmarkMethod benchmark, Optional<Body> body) {
    boolean batches = measure.equals(BATCHES);
    method
        .addParameter(RuntimeTypes.RUN, "run")
        .addParameter(RuntimeTypes.CELL_CONTEXT, "cell")
        .addStatement("$T clock = run.clock()", RuntimeTypes.CLOCK)
        .addStatement("long[] starts = run.starts()")
        .addStatement("long[] ends = run.ends()")
        .addStatement("int count = run.count()");
    if (batches && body.isPresent()) {
      method
          .addStatement("int calls = run.calls()")
          .addStatement("boolean barrier = run.barrier()")
          .addStatement("boolean advances = run.advances()");
    }
    Set<String> used = variables(benchmark, body);
    if (batches && body.isPresent()) {
      used.add("communicator");
    }
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
    body.ifPresent(called -> call(method, called, batches));
    method
        .addStatement("long end = clock.now()")
        .addStatement("starts[index] = start")
        .addStatement("ends[index] = end");
    LifecycleWriter.reversed(benchmark.objects())
        .forEach(object -> fixtures(method, object, false));
    return method.endControlFlow().build();
  }

  private static void call(MethodSpec.Builder method, Body body, boolean batches) {
    CodeBlock call =
        CodeBlock.of("benchmark.$L($L)", body.method(), String.join(", ", body.arguments()));
    if (!batches) {
      method.addStatement(call);
      return;
    }
    method
        .beginControlFlow("for (int call = 0; call < calls; call++)")
        .addStatement(call)
        .beginControlFlow("if (barrier)")
        .addStatement("communicator.barrier()")
        .endControlFlow()
        .beginControlFlow("if (advances)")
        .addStatement("run.advance()")
        .endControlFlow()
        .endControlFlow();
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
    return MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE);
  }
}
