package org.tutti.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.model.BenchmarkMethod;
import org.tutti.processor.model.StateObject;

/** Writes the harness of one benchmark: its objects, set-up and tear-down, and loops. */
final class HarnessWriter {
  private HarnessWriter() {}

  static TypeSpec harness(ClassName name, TypeElement type, BenchmarkMethod benchmark) {
    TypeSpec.Builder harness =
        TypeSpec.classBuilder(name)
            .addJavadoc("Measures {@link $T#$L}.\n", ClassName.get(type), benchmark.method())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addSuperinterface(RuntimeTypes.HARNESS);
    for (StateObject object : benchmark.objects().inOrderOfSetUp()) {
      harness.addField(field(object));
    }
    if (benchmark.objects().inOrderOfSetUp().stream().anyMatch(StateObject::constructorMayThrow)) {
      harness.addMethod(
          MethodSpec.constructorBuilder()
              .addModifiers(Modifier.PUBLIC)
              .addException(Throwable.class)
              .build());
    }
    if (PayloadMethod.isNeeded(type)) {
      harness.addMethod(PayloadMethod.of(benchmark.objects().owner()));
    }
    ParameterCheckMethod.of(benchmark.objects().inOrderOfSetUp()).ifPresent(harness::addMethod);
    return harness
        .addMethods(LifecycleWriter.methods(benchmark))
        .addMethods(CounterMethods.of(benchmark.objects().inOrderOfSetUp()))
        .addMethods(LoopWriter.methods(benchmark))
        .build();
  }

  static MethodSpec.Builder override(String method) {
    return MethodSpec.methodBuilder(method)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }

  private static FieldSpec field(StateObject object) {
    TypeName type = ClassName.get(object.type());
    return FieldSpec.builder(type, object.variable(), Modifier.PRIVATE, Modifier.FINAL)
        .initializer("new $T()", type)
        .build();
  }
}
