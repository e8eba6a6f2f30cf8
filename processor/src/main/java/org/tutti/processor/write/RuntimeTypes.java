package org.tutti.processor.write;

import com.palantir.javapoet.ClassName;

/** The types that generated code refers to, by name: the processor never links them. */
final class RuntimeTypes {
  static final ClassName BENCHMARK_EXCEPTION =
      ClassName.get("org.tutti.measure.harness", "BenchmarkException");
  static final ClassName CELL_CONTEXT = ClassName.get("org.tutti.measure.harness", "CellContext");
  static final ClassName COUNTER_DEFINITION =
      ClassName.get("org.tutti.measure.harness", "CounterDefinition");
  static final ClassName HARNESS = ClassName.get("org.tutti.measure.harness", "Harness");
  static final ClassName PARAMETER_VALUES =
      ClassName.get("org.tutti.measure.harness", "ParameterValues");
  static final ClassName PARAMETER_CHECK = ClassName.get("org.tutti.runtime", "ParameterCheck");
  static final ClassName PAYLOAD = ClassName.get("org.tutti.runtime", "Payload");
  static final ClassName RUN = ClassName.get("org.tutti.measure.harness", "Run");
  static final ClassName SINK = ClassName.get("org.tutti.runtime", "Sink");

  private RuntimeTypes() {}
}
