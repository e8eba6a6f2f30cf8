package org.tutti.processor.read;

import static org.tutti.processor.read.Annotations.constant;
import static org.tutti.processor.read.Annotations.find;
import static org.tutti.processor.read.Annotations.text;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.tutti.processor.model.RoleBody;

/** Reads which ranks call which method of one benchmark. */
final class RoleReader {
  private final MethodShape methodShape;
  private final BodyCheck bodyCheck;

  RoleReader(MethodShape methodShape, BodyCheck bodyCheck) {
    this.methodShape = methodShape;
    this.bodyCheck = bodyCheck;
  }

  List<RoleBody> read(TypeElement type, ExecutableElement benchmark, ArgumentResolver arguments) {
    List<RoleBody> bodies = new ArrayList<>();
    String ranks = find(benchmark, "Role").map(role -> constant(role, "value")).orElse("ALL");
    List<RoleBody> others = new ArrayList<>();
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      if (method.equals(benchmark)) {
        bodies.addAll(others);
        others.clear();
        bodies.add(body(ranks, method, arguments));
      } else if (find(method, "Role")
          .filter(role -> benchmark.getSimpleName().contentEquals(text(role, "of")))
          .isPresent()) {
        methodShape.check(method);
        bodyCheck.check(method);
        others.add(body(constant(find(method, "Role").get(), "value"), method, arguments));
      }
    }
    bodies.addAll(others);
    return ordered(bodies);
  }

  private static RoleBody body(String ranks, ExecutableElement method, ArgumentResolver arguments) {
    return new RoleBody(ranks, method.getSimpleName().toString(), arguments.ofBenchmark(method));
  }

  /** Roles of some ranks come before the role of all ranks, which would hide them. */
  private static List<RoleBody> ordered(List<RoleBody> bodies) {
    List<RoleBody> ordered = new ArrayList<>(bodies);
    ordered.removeIf(body -> body.ranks().equals("ALL"));
    bodies.stream().filter(body -> body.ranks().equals("ALL")).forEach(ordered::add);
    return ordered;
  }
}
