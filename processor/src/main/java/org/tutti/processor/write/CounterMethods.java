package org.tutti.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import java.util.ArrayList;
import java.util.List;
import org.tutti.annotations.CounterBasis;
import org.tutti.annotations.CounterSummary;
import org.tutti.processor.model.DeclaredCounter;
import org.tutti.processor.model.StateObject;

/** Writes the methods by which the runtime reads the counters of a benchmark. */
final class CounterMethods {
  private CounterMethods() {}

  /** The methods, unless there is no counter. */
  static List<MethodSpec> of(List<StateObject> objects) {
    List<CodeBlock> definitions = new ArrayList<>();
    CodeBlock.Builder reading = CodeBlock.builder().beginControlFlow("switch (index)");
    boolean mayThrow = false;
    for (StateObject object : objects) {
      for (DeclaredCounter counter : object.counters()) {
        String call = counter.name() + (counter.isMethod() ? "()" : "");
        reading.addStatement("case $L: return $L.$L", definitions.size(), object.variable(), call);
        definitions.add(definition(counter));
        mayThrow |= counter.mayThrow();
      }
    }
    if (definitions.isEmpty()) {
      return List.of();
    }
    CodeBlock code =
        reading
            .addStatement("default: throw new $T(index)", IndexOutOfBoundsException.class)
            .endControlFlow()
            .build();
    return List.of(
        HarnessWriter.override("counters")
            .returns(
                ParameterizedTypeName.get(
                    ClassName.get(List.class), RuntimeTypes.COUNTER_DEFINITION))
            .addStatement("return $T.of($L)", List.class, CodeBlock.join(definitions, ", "))
            .build(),
        HarnessWriter.override("readCounter")
            .returns(double.class)
            .addParameter(int.class, "index")
            .addCode(mayThrow ? ThrowingCode.of(code) : code)
            .build());
  }

  private static CodeBlock definition(DeclaredCounter counter) {
    return CodeBlock.of(
        "new $T($S, $S, $T.$L, $T.$L)",
        RuntimeTypes.COUNTER_DEFINITION,
        counter.name(),
        counter.unit(),
        CounterSummary.class,
        counter.ranks(),
        CounterBasis.class,
        counter.per());
  }
}
