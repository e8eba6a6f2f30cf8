package org.tutti.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ProblemTest {
  @Test
  void identifiersAndNamesAreUnique() {
    assertThat(Problem.all()).extracting(Problem::identifier).doesNotHaveDuplicates();
    assertThat(Problem.all())
        .filteredOn(problem -> !(problem instanceof SourceProblem))
        .extracting(Problem::name)
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("org.tutti.diagnostics.Problem#all")
  void causeAndRemedyAreSentences(Problem problem) {
    ProblemDescription description = problem.description();
    assertThat(problem.identifier()).matches("TUTTI-\\d{3}");
    assertThat(description.cause()).matches("[-\\p{Lu}@].*\\.");
    assertThat(description.remedy()).matches("\\p{Lu}.*\\.");
  }

  @ParameterizedTest
  @CsvSource({"MEASUREMENT, 1", "USAGE, 2", "DATA, 65", "INSTALLATION, 69", "INTERNAL, 70"})
  void theExitStatusFollowsFromTheKind(ProblemKind kind, int status) {
    assertThat(kind.exitStatus()).isEqualTo(status);
  }

  @Test
  void aMessageHasACauseAndARemedy() {
    TuttiException error = CommandLineProblem.NAME_UNKNOWN.error("There is no 'x'.", "Give 'y'.");
    assertThat(error).hasMessage("[TUTTI-006] There is no 'x'. Give 'y'.");
    assertThat(error.what()).isEqualTo("There is no 'x'.");
    assertThat(error.problem()).isEqualTo(CommandLineProblem.NAME_UNKNOWN);
    assertThat(CommandLineProblem.NAME_UNKNOWN.error("There is no 'x'."))
        .hasMessageEndingWith(CommandLineProblem.NAME_UNKNOWN.description().remedy());
  }

  @Test
  void anExceptionWithoutAMessageHasItsName() {
    assertThat(TuttiException.commandLineMessage(new InterruptedException()))
        .isEqualTo("java.lang.InterruptedException");
    assertThat(TuttiException.commandLineMessage(new IllegalStateException("why")))
        .isEqualTo("why");
  }

  @Test
  void aWarningIsNotThrown() {
    assertThatThrownBy(() -> MeasurementProblem.OVERSUBSCRIBED.error("4 ranks."))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("TUTTI-056 is a warning");
  }

  @Test
  void problemsAreFoundByTheirIdentifiers() {
    assertThat(Problem.of("TUTTI-055")).contains(MeasurementProblem.OPERATION_NOT_IN_LIBRARY);
    assertThat(Problem.of("TUTTI-134")).isEmpty();
  }
}
