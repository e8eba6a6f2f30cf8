package org.tutti.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.tutti.processor.model.BenchmarkMethod;
import org.tutti.processor.model.RoleBody;
import org.tutti.processor.model.StateObject;
import org.tutti.processor.model.StateObject.Fixture;
import org.tutti.processor.model.Target;

/**
 * Writes the timed loops: plain calls on local variables. Single calls and batches of calls have
 * separate loops, and so has each role if ranks play different roles: nothing that is known
 * beforehand is tested between the two clock reads.
 */
final class LoopWriter {
  private static final Set<String> SUPPLIED = Set.of("communicator", "message", "control", "sink");

  private final BenchmarkMethod benchmark;

  private LoopWriter(BenchmarkMethod benchmark) {
    this.benchmark = benchmark;
  }

  static List<MethodSpec> methods(BenchmarkMethod benchmark) {
    return new LoopWriter(benchmark).methods();
  }

  /** Whether ranks call different methods, or some call none. */
  static boolean hasRoles(BenchmarkMethod benchmark) {
    return benchmark.bodies().size() > 1 || ranksMayBeIdle(benchmark);
  }

  private static boolean ranksMayBeIdle(BenchmarkMethod benchmark) {
    List<RoleBody> bodies = benchmark.bodies();
    return benchmark.target() instanceof Target.PointToPointTarget
        || !bodies.get(bodies.size() - 1).ranks().equals("ALL");
  }

  static MethodSpec.Builder measure() {
    return withParameters(HarnessWriter.override("measure"));
  }

  private List<MethodSpec> methods() {
    if (!hasRoles(benchmark)) {
      return List.of(loops(measure(), benchmark.bodies().get(0)));
    }
    boolean idleIsWritten = ranksMayBeIdle(benchmark) && hasObservationFixtures();
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(RoleDispatch.method(benchmark, idleIsWritten));
    for (RoleBody body : benchmark.bodies()) {
      methods.add(loops(helper(RoleDispatch.name(body)), body));
    }
    if (idleIsWritten) {
      methods.add(idle(helper(RoleDispatch.IDLE)));
    }
    return methods;
  }

  private MethodSpec loops(MethodSpec.Builder method, RoleBody body) {
    CodeBlock call =
        CodeBlock.of("benchmark.$L($L);\n", body.method(), String.join(", ", body.arguments()));
    method.addStatement("var clock = run.clock()");
    variables(method, Optional.of(body));
    loop(method, "run.next()", observation(call));
    loop(
        method,
        "run.nextBatch()",
        observation(CodeBlock.of("do {\n$>$L$<} while (run.repeats());\n", call)));
    return method.build();
  }

  private MethodSpec idle(MethodSpec.Builder method) {
    variables(method, Optional.empty());
    loop(method, "run.next() || run.nextBatch()", CodeBlock.of("run.idle();\n"));
    return method.build();
  }

  private static CodeBlock observation(CodeBlock timed) {
    return CodeBlock.of(
        "run.start();\nlong start = clock.now();\n$Lrun.stop(start, clock.now());\n", timed);
  }

  private void loop(MethodSpec.Builder method, String condition, CodeBlock observation) {
    method.beginControlFlow("while ($L)", condition);
    benchmark.objects().inOrderOfSetUp().forEach(object -> fixtures(method, object, true));
    method.addCode(observation);
    LifecycleWriter.reversed(benchmark.objects().inOrderOfSetUp())
        .forEach(object -> fixtures(method, object, false));
    method.endControlFlow();
  }

  private static void fixtures(MethodSpec.Builder method, StateObject object, boolean setUp) {
    for (Fixture fixture : object.fixtures()) {
      if (fixture.setUp() == setUp && fixture.level().equals("OBSERVATION")) {
        method.addCode(LifecycleWriter.call(object, fixture, "control"));
      }
    }
  }

  private boolean hasObservationFixtures() {
    return benchmark.objects().inOrderOfSetUp().stream()
        .flatMap(object -> object.fixtures().stream())
        .anyMatch(fixture -> fixture.level().equals("OBSERVATION"));
  }

  /** Declares the variables that the loops need, in a fixed order. */
  private void variables(MethodSpec.Builder method, Optional<RoleBody> body) {
    Set<String> used = used(body);
    used.stream()
        .filter(SUPPLIED::contains)
        .forEach(name -> method.addStatement("var $L = cell.$L()", name, name));
    for (StateObject object : benchmark.objects().inOrderOfSetUp()) {
      if (used.contains(object.variable())) {
        method.addStatement("var $L = this.$L", object.variable(), object.variable());
      }
    }
  }

  private Set<String> used(Optional<RoleBody> body) {
    Set<String> used = new LinkedHashSet<>();
    body.ifPresent(called -> used.addAll(called.arguments()));
    body.ifPresent(called -> used.add("benchmark"));
    for (StateObject object : benchmark.objects().inOrderOfSetUp()) {
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
    return withParameters(MethodSpec.methodBuilder(name).addModifiers(Modifier.PRIVATE));
  }

  private static MethodSpec.Builder withParameters(MethodSpec.Builder method) {
    return method
        .addParameter(RuntimeTypes.RUN, "run")
        .addParameter(RuntimeTypes.CELL_CONTEXT, "cell");
  }
}
