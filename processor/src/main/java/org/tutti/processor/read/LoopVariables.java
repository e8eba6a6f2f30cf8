package org.tutti.processor.read;

import java.util.Set;

/** Names of variables in the generated loop. */
final class LoopVariables {
  static final Set<String> NAMES =
      Set.of(
          "benchmark", "run", "cell", "clock", "starts", "ends", "count", "index", "start", "end");

  private LoopVariables() {}
}
