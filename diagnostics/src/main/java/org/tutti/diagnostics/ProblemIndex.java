package org.tutti.diagnostics;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Finds problems by their identifiers, which must differ. */
final class ProblemIndex {
  static final Map<String, Problem> BY_IDENTIFIER =
      Problem.all().stream().collect(Collectors.toMap(Problem::identifier, Function.identity()));

  private ProblemIndex() {}
}
