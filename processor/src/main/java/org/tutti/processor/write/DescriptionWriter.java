package org.tutti.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.model.BenchmarkMethod;
import org.tutti.processor.model.Setting;

/** Writes the method that tells the runtime what is measured and with which settings. */
final class DescriptionWriter {
  private final AnnotationLiterals literals = new AnnotationLiterals();

  MethodSpec benchmark(TypeElement type, BenchmarkMethod benchmark) {
    return HarnessWriter.override("benchmark")
        .returns(RuntimeTypes.BENCHMARK)
        .addCode("return new $T(\n$>$>", RuntimeTypes.BENCHMARK)
        .addCode("$S,\n", type.getQualifiedName() + "." + benchmark.method())
        .addCode("$T.$L,\n", RuntimeTypes.OPERATION, benchmark.operation())
        .addCode("$T.$L,\n", RuntimeTypes.DATATYPE, benchmark.datatype())
        .addCode("$L);\n$<$<", settings(benchmark))
        .build();
  }

  private CodeBlock settings(BenchmarkMethod benchmark) {
    CodeBlock.Builder code = CodeBlock.builder().add("$T.builder()$>$>", RuntimeTypes.SETTINGS);
    for (Setting setting : benchmark.settings()) {
      code.add("\n.$L($L)", setting.name(), literals.of(setting.value()));
    }
    return code.add("\n.build()$<$<").build();
  }
}
