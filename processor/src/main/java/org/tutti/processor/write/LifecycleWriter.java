package org.tutti.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.tutti.processor.model.BenchmarkMethod;
import org.tutti.processor.model.ParameterField;
import org.tutti.processor.model.StateObject;
import org.tutti.processor.model.StateObject.Fixture;

/** Writes the code around the measurement: parameters, set-up, and tear-down. */
final class LifecycleWriter {
  private LifecycleWriter() {}

  /** The methods that this benchmark needs; the interface has empty defaults for the others. */
  static List<MethodSpec> methods(BenchmarkMethod benchmark) {
    List<MethodSpec> methods = new ArrayList<>();
    assign(methods, benchmark);
    add(methods, "setUpLaunch", benchmark.objects().inOrderOfSetUp(), true, "LAUNCH");
    add(methods, "setUpCell", benchmark.objects().inOrderOfSetUp(), true, "CELL");
    add(methods, "tearDownCell", reversed(benchmark.objects().inOrderOfSetUp()), false, "CELL");
    add(methods, "tearDownLaunch", reversed(benchmark.objects().inOrderOfSetUp()), false, "LAUNCH");
    return methods;
  }

  /** A call of a set-up or tear-down method, under a condition if only the root makes it. */
  static CodeBlock call(StateObject object, Fixture fixture, String control) {
    CodeBlock call =
        CodeBlock.of(
            "$L.$L($L)",
            object.variable(),
            fixture.method(),
            String.join(", ", fixture.arguments()));
    CodeBlock.Builder code = CodeBlock.builder();
    return fixture.rootOnly()
        ? code.beginControlFlow("if ($L.isRoot())", control)
            .addStatement(call)
            .endControlFlow()
            .build()
        : code.addStatement(call).build();
  }

  /** The object that was set up last is torn down first. */
  static List<StateObject> reversed(List<StateObject> objects) {
    List<StateObject> reversed = new ArrayList<>(objects);
    Collections.reverse(reversed);
    return reversed;
  }

  private static void add(
      List<MethodSpec> methods,
      String name,
      List<StateObject> objects,
      boolean setUp,
      String level) {
    CodeBlock.Builder code = CodeBlock.builder();
    boolean mayThrow = false;
    for (StateObject object : objects) {
      for (Fixture fixture : object.fixtures()) {
        if (fixture.setUp() == setUp && fixture.level().equals(level)) {
          code.add(call(object, inCell(fixture), "cell.control()"));
          mayThrow |= fixture.mayThrow();
        }
      }
    }
    if (!code.isEmpty()) {
      methods.add(
          HarnessWriter.override(name)
              .addParameter(RuntimeTypes.CELL_CONTEXT, "cell")
              .addCode(mayThrow ? ThrowingCode.of(code.build()) : code.build())
              .build());
    }
  }

  /** Outside the loop, values come directly from the cell. */
  private static Fixture inCell(Fixture fixture) {
    List<String> arguments =
        fixture.arguments().stream()
            .map(argument -> "cell." + argument + "()")
            .collect(Collectors.toList());
    return new Fixture(
        fixture.setUp(),
        fixture.level(),
        fixture.rootOnly(),
        fixture.method(),
        arguments,
        fixture.mayThrow());
  }

  private static void assign(List<MethodSpec> methods, BenchmarkMethod benchmark) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (StateObject object : benchmark.objects().inOrderOfSetUp()) {
      for (ParameterField parameter : object.parameters()) {
        code.addStatement("$L.$L = $L", object.variable(), parameter.name(), value(parameter));
      }
    }
    if (!code.isEmpty()) {
      methods.add(
          HarnessWriter.override("assign")
              .addParameter(RuntimeTypes.PARAMETER_VALUES, "values")
              .addCode(code.build())
              .build());
    }
  }

  private static CodeBlock value(ParameterField parameter) {
    TypeName type = TypeName.get(parameter.type());
    if (type.isPrimitive()) {
      return CodeBlock.of("values.$LValue($S)", type, parameter.name());
    }
    return type.equals(ClassName.get(String.class))
        ? CodeBlock.of("values.stringValue($S)", parameter.name())
        : CodeBlock.of("values.enumValue($S, $T.class)", parameter.name(), type);
  }
}
