package org.tutti.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Problems are used and tested, and nothing else is reported. */
class ProblemUseTest {
  private static final String MAIN = Repository.sources("main");
  private static final String TESTS = Repository.sources("test") + Repository.sources("fixtures");

  @Test
  void everyProblemIsReportedSomewhere() {
    assertThat(Problem.all()).filteredOn(problem -> !names(MAIN, problem)).isEmpty();
  }

  /** The processor's tests have a broken source for each rule. */
  @Test
  void everyProblemIsTested() {
    assertThat(Problem.all())
        .filteredOn(problem -> !(problem instanceof SourceProblem))
        .filteredOn(problem -> !names(TESTS, problem) && !TESTS.contains(problem.identifier()))
        .isEmpty();
  }

  @Test
  void noIdentifierIsWrittenOut() {
    assertThat(MAIN).doesNotContain("[TUTTI-").doesNotContain("\"TUTTI-");
  }

  private static boolean names(String sources, Problem problem) {
    String constant = problem.getClass().getSimpleName() + "\\." + problem.name() + "\\b";
    return Pattern.compile(constant).matcher(sources).find();
  }
}
