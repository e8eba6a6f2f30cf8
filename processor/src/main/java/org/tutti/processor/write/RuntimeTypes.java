package org.tutti.processor.write;

import com.palantir.javapoet.ClassName;

/** The types that generated code refers to, by name: the processor never links them. */
final class RuntimeTypes {
  static final ClassName BENCHMARK = ClassName.get("org.tutti.runtime.plan", "Benchmark");
  static final ClassName BUFFERS = ClassName.get("org.tutti.runtime.plan", "Buffers");
  static final ClassName CELL_CONTEXT = ClassName.get("org.tutti.runtime.harness", "CellContext");
  static final ClassName CLOCK = ClassName.get("org.tutti.sync.clock", "Clock");
  static final ClassName COMMUNICATOR = ClassName.get("org.tutti.mpi", "Communicator");
  static final ClassName CONTROL = ClassName.get("org.tutti.runtime", "Control");
  static final ClassName DATATYPE = ClassName.get("org.tutti.mpi", "Datatype");
  static final ClassName HARNESS = ClassName.get("org.tutti.runtime.harness", "Harness");
  static final ClassName MESSAGE = ClassName.get("org.tutti.runtime", "Message");
  static final ClassName OPERATION = ClassName.get("org.tutti.annotations", "Operation");
  static final ClassName PARAMETER_VALUES =
      ClassName.get("org.tutti.runtime.harness", "ParameterValues");
  static final ClassName PATTERN = ClassName.get("org.tutti.annotations", "Pattern");
  static final ClassName RANKS = ClassName.get("org.tutti.annotations", "Ranks");
  static final ClassName RUN = ClassName.get("org.tutti.runtime.harness", "Run");
  static final ClassName SETTING = ClassName.get("org.tutti.runtime.plan", "Setting");
  static final ClassName SETTINGS = ClassName.get("org.tutti.runtime.plan", "Settings");
  static final ClassName SINK = ClassName.get("org.tutti.runtime", "Sink");

  private RuntimeTypes() {}
}
