package org.tutti.processor.read;

import java.util.Set;

/** Names that the generated loop uses itself. */
final class LoopVariables {
  static final Set<String> NAMES =
      Set.of(
          "benchmark", "run", "cell", "clock", "starts", "ends", "count", "index", "start", "end");

  private LoopVariables() {}
}
