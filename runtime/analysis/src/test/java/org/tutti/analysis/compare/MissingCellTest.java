package org.tutti.analysis.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.analysis.gate.GateResult;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.WrittenCampaign;

class MissingCellTest {
  private static final int LAUNCHES = 10;
  private static final String THREW =
      "the benchmark threw on all ranks: it threw something; the cell was not measured";

  @TempDir private Path directory;

  @Test
  void aCellThatFailsInEachLaunchOfTheHeadIsMissing() {
    assertMissing(
        failing(MeasurementProblem.CELL_SKIPPED, launch -> true), "failed: [TUTTI-206] " + THREW);
  }

  @Test
  void aCellThatFailsInSomeLaunchesIsMissingWhateverTheOthersSay() {
    assertMissing(
        failing(MeasurementProblem.CELL_SKIPPED, launch -> launch > 7),
        "failed in 3 of 10 launches: [TUTTI-206] " + THREW);
  }

  @Test
  void aCellThatTheLibraryLacksIsMissing() {
    assertMissing(
        failing(MeasurementProblem.OPERATION_NOT_IN_LIBRARY, launch -> true),
        "not possible: [TUTTI-055] it threw something; the cell was not measured");
  }

  @Test
  void aCellThatWasDeletedIsMissing() {
    assertMissing(
        CampaignAnalysis.of(written("deleted", 1).variant("whole", 8, steady()).write(LAUNCHES)),
        "absent");
  }

  private void assertMissing(CampaignAnalysis head, String reason) {
    CampaignComparison comparison = compare(baseline(), head);

    assertThat(comparison.missing())
        .extracting(MissingCell::line)
        .containsExactly("org.example.Variants.broken (8 B, p 2): " + reason);
    GateResult strict = GateResult.of(comparison, false, List.of(), List.of());
    assertThat(strict.outcome()).isEqualTo(GateOutcome.CELL_MISSING);
    assertThat(strict.cells()).hasSize(1);
    assertThat(GateResult.of(comparison, false, List.of("launch 3"), List.of()).outcome())
        .isEqualTo(GateOutcome.INFRASTRUCTURE_FAILURE);

    GateResult lenient = GateResult.of(comparison, true, List.of(), List.of());
    assertThat(lenient.outcome()).isEqualTo(GateOutcome.PASSED);
    assertThat(lenient.notes())
        .anyMatch(note -> note.startsWith("missing: ") && note.endsWith(reason));
  }

  @Test
  void wholeCampaignsHaveNoneMissing() {
    assertThat(compare(baseline(), baseline()).missing()).isEmpty();
  }

  @Test
  void whatOnlyTheHeadHasIsNoted() {
    CampaignAnalysis head = failing(MeasurementProblem.CELL_SKIPPED, launch -> true);

    CampaignComparison mended = compare(head, baseline());
    assertThat(mended.missing()).isEmpty();
    assertThat(mended.notes())
        .anyMatch(note -> note.contains("only baseline has") && note.contains("[TUTTI-206]"));
  }

  @Test
  void aHeadWhoseOnlyCellFailsIsMissingIt() {
    CampaignAnalysis baseline =
        CampaignAnalysis.of(written("one", 0).variant("broken", 8, steady()).write(LAUNCHES));
    CampaignAnalysis head =
        CampaignAnalysis.of(
            written("none", 1)
                .variant("broken", 8, launch -> new long[0])
                .unmeasured(MeasurementProblem.CELL_SKIPPED, "it threw something")
                .write(LAUNCHES));

    GateResult result = GateResult.of(compare(baseline, head), false, List.of(), List.of());
    assertThat(result.outcome()).isEqualTo(GateOutcome.CELL_MISSING);
  }

  @Test
  void ofTwoMethodsTheOneThatFailsIsMissing() {
    CampaignAnalysis both = failing(MeasurementProblem.CELL_SKIPPED, launch -> true);
    CampaignComparison comparison = levels(both, "benchmark", "whole", "broken");

    assertThat(comparison.cells()).isEmpty();
    assertThat(comparison.missing())
        .extracting(MissingCell::reason)
        .containsExactly("failed: [TUTTI-206] " + THREW);
    assertThatThrownBy(() -> levels(both, "benchmark", "whole", "deleted"))
        .hasMessageContaining("[TUTTI-121]")
        .hasMessageContaining("benchmark=broken");
  }

  /** The plan of the same launches says which sizes a value of a parameter is measured with. */
  @Test
  void aLevelOfAParameterNeedNotHaveAllSizesOfAnother() {
    CampaignAnalysis campaign =
        CampaignAnalysis.of(
            written("parameter", 0)
                .cell(8, "1", steady())
                .cell(16, "1", steady())
                .cell(16, "4", steady())
                .write(LAUNCHES));

    CampaignComparison comparison = levels(campaign, "chunks", "1", "4");
    assertThat(comparison.missing()).isEmpty();
    assertThat(comparison.notes()).anyMatch(note -> note.startsWith("only 1 has"));
  }

  private CampaignAnalysis baseline() {
    CampaignDirectory there = new CampaignDirectory(directory.resolve("baseline"));
    if (Files.exists(there.path())) {
      return CampaignAnalysis.of(there);
    }
    return CampaignAnalysis.of(
        written("baseline", 0)
            .variant("whole", 8, steady())
            .variant("broken", 8, steady())
            .write(LAUNCHES));
  }

  private CampaignAnalysis failing(Problem reason, IntPredicate launches) {
    return CampaignAnalysis.of(
        written("head" + reason.name(), 1)
            .variant("whole", 8, steady())
            .variant(
                "broken", 8, launch -> launches.test(launch) ? new long[0] : steady().of(launch))
            .unmeasured(reason, "it threw something")
            .write(LAUNCHES));
  }

  private WrittenCampaign written(String name, int hour) {
    return new WrittenCampaign(directory.resolve(name), Instant.EPOCH.plusSeconds(3600L * hour));
  }

  private static WrittenCampaign.RunTimes steady() {
    return launch -> new long[] {1000 + launch % 3};
  }

  private static CampaignComparison compare(CampaignAnalysis a, CampaignAnalysis b) {
    return CampaignComparison.of(
        Side.of(name(a), a), Side.of(name(b), b), false, false, ComparisonOptions.DEFAULT);
  }

  private static CampaignComparison levels(
      CampaignAnalysis campaign, String name, String a, String b) {
    return CampaignComparison.of(
        Side.of(campaign, name, a),
        Side.of(campaign, name, b),
        true,
        false,
        ComparisonOptions.DEFAULT);
  }

  private static String name(CampaignAnalysis campaign) {
    return campaign.contents().directory().path().getFileName().toString();
  }
}
