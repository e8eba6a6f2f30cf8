package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.constant;
import static org.tutti.processor.read.Annotations.find;
import static org.tutti.processor.read.Annotations.list;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.Ranks;
import org.tutti.processor.model.RoleBody;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads which ranks call which method of one benchmark. */
final class RoleReader {
  /** Every set of ranks has members from 2 processes on, but two sets may share all of theirs. */
  private static final int MAX_PROCESSES = 16;

  private final MethodShape methodShape;
  private final Diagnostics diagnostics;

  RoleReader(MethodShape methodShape, Diagnostics diagnostics) {
    this.methodShape = methodShape;
    this.diagnostics = diagnostics;
  }

  List<RoleBody> read(TypeElement type, ExecutableElement benchmark, ArgumentResolver arguments) {
    TypeBindings bindings = TypeBindings.of(type);
    String overridden = bindings.signature(benchmark);
    Map<RoleBody, ExecutableElement> bodies = new LinkedHashMap<>();
    for (ExecutableElement method : BenchmarkMethods.all(type)) {
      if (bindings.signature(method).equals(overridden)) {
        String ranks = find(benchmark, "Role").map(role -> constant(role, "value")).orElse("ALL");
        bodies.put(body(ranks, method, arguments), benchmark);
      } else if (find(method, "Role")
          .filter(role -> isOf(role, benchmark))
          .filter(role -> !BenchmarkMethods.is(method))
          .isPresent()) {
        methodShape.checkTimed(method);
        bodies.put(body(constant(find(method, "Role").get(), "value"), method, arguments), method);
      }
    }
    List<RoleBody> ordered = ordered(List.copyOf(bodies.keySet()));
    if (ordered.size() > 1) {
      unreachable(ordered, pattern(benchmark)).forEach(body -> report(bodies.get(body)));
    }
    return ordered;
  }

  private static boolean isOf(AnnotationMirror role, ExecutableElement benchmark) {
    return list(role, "of").stream()
        .anyMatch(name -> benchmark.getSimpleName().contentEquals(name.getValue().toString()));
  }

  private static RoleBody body(String ranks, ExecutableElement method, ArgumentResolver arguments) {
    return new RoleBody(
        ranks,
        method.getSimpleName().toString(),
        arguments.ofBenchmark(method),
        !method.getThrownTypes().isEmpty());
  }

  /** Roles of some ranks come before the role of all ranks, which would hide them. */
  private static List<RoleBody> ordered(List<RoleBody> bodies) {
    List<RoleBody> ordered = new ArrayList<>(bodies);
    ordered.removeIf(body -> body.ranks().equals("ALL"));
    bodies.stream().filter(body -> body.ranks().equals("ALL")).forEach(ordered::add);
    return ordered;
  }

  private static Optional<Pattern> pattern(ExecutableElement benchmark) {
    return find(benchmark, "PointToPoint").map(one -> Pattern.valueOf(constant(one, "value")));
  }

  /** The roles that no rank has, whatever the number of processes. */
  private static List<RoleBody> unreachable(List<RoleBody> ordered, Optional<Pattern> pattern) {
    List<RoleBody> unreachable = new ArrayList<>(ordered);
    for (int processes = 2; processes <= MAX_PROCESSES; processes++) {
      for (int rank = 0; rank < processes; rank++) {
        int here = rank;
        int all = processes;
        if (pattern.map(one -> one.partner(here, all) >= 0).orElse(true)) {
          ordered.stream()
              .filter(body -> Ranks.valueOf(body.ranks()).contains(here, all))
              .findFirst()
              .ifPresent(unreachable::remove);
        }
      }
    }
    return unreachable;
  }

  private void report(ExecutableElement method) {
    diagnostics.report(
        Rule.ROLE_UNREACHABLE, method, find(method, "Role").orElse(null), method.getSimpleName());
  }
}
