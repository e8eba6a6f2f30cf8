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
  @CsvSource({
    "CommandLineProblem, 1, 19",
    "CommandLineProblem, 240, 249",
    "MpiProblem, 20, 39",
    "MpiProblem, 220, 229",
    "MpiProblem, 270, 279",
    "SyncProblem, 40, 49",
    "SyncProblem, 210, 219",
    "SyncProblem, 490, 494",
    "MeasurementProblem, 50, 69",
    "MeasurementProblem, 200, 209",
    "MeasurementProblem, 260, 269",
    "SourceProblem, 70, 99",
    "SourceProblem, 150, 169",
    "CampaignProblem, 100, 149",
    "CampaignProblem, 230, 234",
    "HostProblem, 235, 239",
    "HostProblem, 300, 300",
    "MeasurementProblem, 301, 302",
    "FindingProblem, 303, 303",
    "MpiProblem, 313, 313",
    "FindingProblem, 381, 381",
    "MeasurementProblem, 382, 382",
    "MeasurementProblem, 495, 499",
    "SourceProblem, 304, 309",
    "SourceProblem, 555, 555",
    "GuidelineProblem, 280, 289",
    "GateProblem, 421, 439",
    "TuningProblem, 290, 299",
    "MapProblem, 441, 450",
    "MapProblem, 463, 464",
    "MpiProblem, 470, 472",
    "ArchiveProblem, 481, 489",
    "FileProblem, 510, 529",
    "ArchiveProblem, 540, 549",
    "FindingProblem, 332, 332",
    "FindingProblem, 456, 457",
    "CampaignProblem, 458, 458",
    "FindingProblem, 459, 462",
    "FindingProblem, 170, 199",
    "RecordProblem, 351, 360",
    "CampaignProblem, 376, 380"
  })
  void aRangeOfNumbersBelongsToOneEnumeration(String type, int first, int last) {
    assertThat(Problem.all())
        .filteredOn(problem -> problem.description().number() >= first)
        .filteredOn(problem -> problem.description().number() <= last)
        .isNotEmpty()
        .allMatch(problem -> problem.getClass().getSimpleName().equals(type));
  }

  @ParameterizedTest
  @CsvSource({"MEASUREMENT, 1", "USAGE, 2", "DATA, 65", "INSTALLATION, 69", "INTERNAL, 70"})
  void theExitStatusFollowsFromTheKind(ProblemKind kind, int status) {
    assertThat(kind.exitStatus()).isEqualTo(status);
  }

  @Test
  void aMessageHasACauseAndARemedy() {
    TuttiException error = MpiProblem.LIBRARY_UNKNOWN.error("There is no 'x'.", "Give 'y'.");
    assertThat(error).hasMessage("[TUTTI-020] There is no 'x'. Give 'y'.");
    assertThat(error.what()).isEqualTo("There is no 'x'.");
    assertThat(error.problem()).isEqualTo(MpiProblem.LIBRARY_UNKNOWN);
    assertThat(MpiProblem.LIBRARY_UNKNOWN.error("There is no 'x'."))
        .hasMessageEndingWith(MpiProblem.LIBRARY_UNKNOWN.description().remedy());
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
