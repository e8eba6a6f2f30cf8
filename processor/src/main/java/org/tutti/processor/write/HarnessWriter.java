package org.tutti.processor.write;

import static com.palantir.javapoet.TypeName.INT;
import static com.palantir.javapoet.TypeName.LONG;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.tutti.processor.TuttiProcessor;
import org.tutti.processor.model.Argument;
import org.tutti.processor.model.BenchmarkMethod;

/** Writes the harness of one benchmark method. Its hot loop is plain code on local variables. */
final class HarnessWriter {
  private static final TypeName LONG_ARRAY = ArrayTypeName.of(LONG);

  private final GeneratedMark generatedMark;
  private final DescriptionWriter descriptionWriter = new DescriptionWriter();

  HarnessWriter(Elements elements) {
    this.generatedMark = new GeneratedMark(elements, TuttiProcessor.class);
  }

  TypeSpec harness(ClassName name, TypeElement type, BenchmarkMethod benchmark) {
    TypeName benchmarkType = TypeName.get(type.asType());
    TypeSpec.Builder harness =
        TypeSpec.classBuilder(name)
            .addOriginatingElement(type)
            .addJavadoc("Measures {@link $T#$L}.\n", benchmarkType, benchmark.method())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addSuperinterface(RuntimeTypes.HARNESS)
            .addField(
                FieldSpec.builder(benchmarkType, "benchmark", Modifier.PRIVATE, Modifier.FINAL)
                    .initializer("new $T()", benchmarkType)
                    .build())
            .addMethod(descriptionWriter.benchmark(type, benchmark))
            .addMethod(warmUp(benchmark))
            .addMethod(measure(benchmark));
    generatedMark.annotation(type).ifPresent(harness::addAnnotation);
    return harness.build();
  }

  private static MethodSpec warmUp(BenchmarkMethod benchmark) {
    return override("warmUp")
        .addParameter(RuntimeTypes.COMMUNICATOR, "communicator")
        .addParameter(RuntimeTypes.MESSAGE, "message")
        .addParameter(INT, "calls")
        .beginControlFlow("for (int call = 0; call < calls; call++)")
        .addStatement(call(benchmark))
        .endControlFlow()
        .build();
  }

  private static MethodSpec measure(BenchmarkMethod benchmark) {
    return override("measure")
        .addParameter(RuntimeTypes.RUN, "run")
        .addParameter(RuntimeTypes.COMMUNICATOR, "communicator")
        .addParameter(RuntimeTypes.MESSAGE, "message")
        .addStatement("$T clock = run.clock()", RuntimeTypes.CLOCK)
        .addStatement("$T starts = run.starts()", LONG_ARRAY)
        .addStatement("$T ends = run.ends()", LONG_ARRAY)
        .addStatement("int count = run.count()")
        .beginControlFlow("for (int index = 0; index < count; index++)")
        .addStatement("run.start(index)")
        .addStatement("long start = clock.now()")
        .addStatement(call(benchmark))
        .addStatement("long end = clock.now()")
        .addStatement("starts[index] = start")
        .addStatement("ends[index] = end")
        .endControlFlow()
        .build();
  }

  static MethodSpec.Builder override(String method) {
    return MethodSpec.methodBuilder(method)
        .addAnnotation(AnnotationSpec.builder(Override.class).build())
        .addModifiers(Modifier.PUBLIC);
  }

  private static CodeBlock call(BenchmarkMethod benchmark) {
    String arguments =
        benchmark.arguments().stream().map(Argument::variable).collect(Collectors.joining(", "));
    return CodeBlock.of("benchmark.$L($L)", benchmark.method(), arguments);
  }
}
