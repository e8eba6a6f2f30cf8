package org.tutti.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.Locale;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.model.BenchmarkMethod;
import org.tutti.processor.model.BenchmarkMethod.Details;
import org.tutti.processor.model.BenchmarkMethod.Factor;
import org.tutti.processor.model.BenchmarkMethod.Setting;
import org.tutti.processor.model.ParameterField;
import org.tutti.processor.model.StateObject;
import org.tutti.processor.model.Target;

/** Writes the method that tells the runtime what is measured and with which settings. */
final class DescriptionWriter {
  private DescriptionWriter() {}

  static MethodSpec benchmark(TypeElement type, BenchmarkMethod benchmark) {
    String name = type.getQualifiedName() + "." + benchmark.method();
    CodeBlock.Builder code =
        CodeBlock.builder().add("return $T.named($S)$>$>", RuntimeTypes.BENCHMARK, name);
    details(code, benchmark.details());
    code.add("\n.operation($L)", operation(benchmark.target()));
    code.add("\n.datatype($T.$L)", RuntimeTypes.DATATYPE, benchmark.target().datatype());
    for (StateObject object : benchmark.objects()) {
      object.parameters().forEach(parameter -> code.add("\n.parameter($L)", values(parameter)));
    }
    benchmark.details().constraints().forEach(text -> code.add("\n.constraint($S)", text));
    settings(code, benchmark);
    code.add("\n.build();\n$<$<");
    return HarnessWriter.override("benchmark")
        .returns(RuntimeTypes.BENCHMARK)
        .addCode(code.build())
        .build();
  }

  private static void details(CodeBlock.Builder code, Details details) {
    if (!details.description().isEmpty()) {
      code.add("\n.description($S)", details.description());
    }
    if (details.baseline()) {
      code.add("\n.baseline()");
    }
    if (details.operationsPerCall() != 1) {
      code.add("\n.operationsPerCall($L)", details.operationsPerCall());
    }
  }

  private static CodeBlock operation(Target target) {
    if (target instanceof Target.CollectiveTarget collective) {
      return CodeBlock.of("$T.$L", RuntimeTypes.OPERATION, collective.operation());
    }
    if (target instanceof Target.PointToPointTarget pointToPoint) {
      return CodeBlock.of("$T.$L", RuntimeTypes.PATTERN, pointToPoint.pattern());
    }
    Target.OwnTarget own = (Target.OwnTarget) target;
    return CodeBlock.of(
        "$S, $T.of($S, $S)", own.operation(), RuntimeTypes.BUFFERS, own.send(), own.receive());
  }

  private static CodeBlock values(ParameterField parameter) {
    CodeBlock.Builder code = CodeBlock.builder().add("$S", parameter.name());
    parameter.values().forEach(value -> code.add(", $S", value));
    return code.build();
  }

  private static void settings(CodeBlock.Builder code, BenchmarkMethod benchmark) {
    if (benchmark.settings().isEmpty() && benchmark.factors().isEmpty()) {
      return;
    }
    code.add("\n.settings(\n$>$>$T.builder()$>$>", RuntimeTypes.SETTINGS);
    for (Setting setting : benchmark.settings()) {
      String constant = setting.name().replace('-', '_').toUpperCase(Locale.ROOT);
      code.add("\n.set($T.$L, $S)", RuntimeTypes.SETTING, constant, setting.text());
    }
    for (Factor factor : benchmark.factors()) {
      code.add("\n.factor($S", factor.name());
      factor.levels().forEach(level -> code.add(", $S", level));
      code.add(")");
    }
    code.add("\n.build())$<$<$<$<");
  }
}
