package org.tutti.processor.write;

import com.palantir.javapoet.CodeBlock;

/** Code that calls methods with checked exceptions, which a harness does not declare. */
final class ThrowingCode {
  private ThrowingCode() {}

  /** The same code in a try statement, which costs nothing unless it throws. */
  static CodeBlock of(CodeBlock code) {
    return CodeBlock.builder()
        .beginControlFlow("try")
        .add(code)
        .nextControlFlow("catch ($T | $T e)", RuntimeException.class, Error.class)
        .addStatement("throw e")
        .nextControlFlow("catch ($T e)", Throwable.class)
        .addStatement("throw new $T(e)", RuntimeTypes.BENCHMARK_EXCEPTION)
        .endControlFlow()
        .build();
  }
}
