package org.tutti.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
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
    boolean idleIsWritten =
        ranksMayBeIdle(benchmark) && observationFixtures().findAny().isPresent();
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
    CodeBlock call = call(body);
    CodeBlock.Builder code = CodeBlock.builder().addStatement("var clock = run.clock()");
    variables(code, Optional.of(body));
    loop(code, "run.next()", observation(call));
    loop(
        code,
        "run.nextBatch()",
        observation(CodeBlock.of("do {\n$>$L$<} while (run.repeats());\n", call)));
    return method.addCode(complete(code.build(), body.mayThrow())).build();
  }

  /** A call between the clock reads; what it computes for a sink is kept there. */
  private static CodeBlock call(RoleBody body) {
    CodeBlock call =
        CodeBlock.of("benchmark.$L($L);\n", body.method(), String.join(", ", body.arguments()));
    return body.arguments().contains("sink")
        ? CodeBlock.of("$1T.separate();\n$2L$1T.separate();\n", RuntimeTypes.SINK, call)
        : call;
  }

  private MethodSpec idle(MethodSpec.Builder method) {
    CodeBlock.Builder code = CodeBlock.builder();
    variables(code, Optional.empty());
    loop(code, "run.next() || run.nextBatch()", CodeBlock.of("run.idle();\n"));
    return method.addCode(complete(code.build(), false)).build();
  }

  private CodeBlock complete(CodeBlock code, boolean bodyMayThrow) {
    boolean mayThrow = bodyMayThrow || observationFixtures().anyMatch(Fixture::mayThrow);
    return mayThrow ? ThrowingCode.of(code) : code;
  }

  private static CodeBlock observation(CodeBlock timed) {
    return CodeBlock.of(
        "run.start();\nlong start = clock.now();\n$Lrun.stop(start, clock.now());\n", timed);
  }

  private void loop(CodeBlock.Builder code, String condition, CodeBlock observation) {
    code.beginControlFlow("while ($L)", condition);
    benchmark.objects().inOrderOfSetUp().forEach(object -> fixtures(code, object, true));
    code.add(observation);
    LifecycleWriter.reversed(benchmark.objects().inOrderOfSetUp())
        .forEach(object -> fixtures(code, object, false));
    code.endControlFlow();
  }

  private static void fixtures(CodeBlock.Builder code, StateObject object, boolean setUp) {
    for (Fixture fixture : object.fixtures()) {
      if (fixture.setUp() == setUp && fixture.surroundsObservations()) {
        code.add(LifecycleWriter.call(object, fixture, "control"));
      }
    }
  }

  private Stream<Fixture> observationFixtures() {
    return benchmark.objects().inOrderOfSetUp().stream()
        .flatMap(object -> object.fixtures().stream())
        .filter(Fixture::surroundsObservations);
  }

  /** Declares the variables that the loops need, in a fixed order. */
  private void variables(CodeBlock.Builder code, Optional<RoleBody> body) {
    Set<String> used = used(body);
    used.stream()
        .filter(SUPPLIED::contains)
        .forEach(name -> code.addStatement("var $L = cell.$L()", name, name));
    for (StateObject object : benchmark.objects().inOrderOfSetUp()) {
      if (used.contains(object.variable())) {
        code.addStatement("var $L = this.$L", object.variable(), object.variable());
      }
    }
  }

  private Set<String> used(Optional<RoleBody> body) {
    Set<String> used = new LinkedHashSet<>();
    body.ifPresent(called -> used.addAll(called.arguments()));
    body.ifPresent(called -> used.add("benchmark"));
    for (StateObject object : benchmark.objects().inOrderOfSetUp()) {
      for (Fixture fixture : object.fixtures()) {
        if (fixture.surroundsObservations()) {
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
