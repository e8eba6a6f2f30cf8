package org.tutti.report.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.analysis.gate.GateResult;
import org.tutti.analysis.gate.InconclusivePolicy;
import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.WrittenCampaign;

class PerformanceGateTest {
  private static final PerformanceGate GATE = PerformanceGate.ofMargin(0.05);

  @TempDir private Path directory;
  private final Random random = new Random(7);

  @Test
  void passesWhatIsWithinTheLimit() {
    CampaignResult result = campaign("within", 1010, 60);

    assertThat(GATE.requireLevels(result, "benchmark", "library", "mine").outcome())
        .isEqualTo(GateOutcome.PASSED);
    assertThat(GATE.requireCampaign(List.of(result), campaign("again", 1010, 60)).cells())
        .hasSize(2);
  }

  @Test
  void failsWithTheTableOfTheGateIfACellIsSlower() {
    CampaignResult slower = campaign("slower", 1200, 60);

    assertThatThrownBy(() -> GATE.requireLevels(slower, "benchmark", "library", "mine"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll("Gate: regression", "1 is slower by more than 5.0 %", "1.200");
    assertThatThrownBy(() -> GATE.requireCampaign(List.of(campaign("before", 1000, 60)), slower))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Gate: regression");
  }

  @Test
  void failsWithoutEvidenceUnlessThatIsAllowed() {
    CampaignResult few = campaign("few", 1200, 3);

    assertThatThrownBy(() -> GATE.requireLevels(few, "benchmark", "library", "mine"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll("Gate: inconclusive", "About 3 more launches");
    assertThat(
            GATE.passingWithoutEvidence()
                .requireLevels(few, "benchmark", "library", "mine")
                .outcome())
        .isEqualTo(GateOutcome.INCONCLUSIVE);
  }

  @Test
  void failsIfLaunchesAreMissing() {
    campaign("unfinished", 1000, 10);
    PlannedCampaign.of(
        CampaignResult.open(directory.resolve("unfinished")).analysis().contents().directory(),
        Manifests.of(12));
    CampaignResult unfinished = CampaignResult.open(directory.resolve("unfinished"));

    assertThat(unfinished.unfinished()).hasSize(2).first().asString().startsWith("launch 11 of ");
    assertThatThrownBy(
            () ->
                GATE.passingWithoutEvidence()
                    .requireLevels(unfinished, "benchmark", "library", "mine"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll("infrastructure failure", "2 launches are missing");
  }

  @Test
  void failsIfACellOfTheBaselineFailedUnlessThatIsAllowed() throws Exception {
    WrittenCampaign written =
        new WrittenCampaign(directory.resolve("broken"), Instant.ofEpochSecond(2))
            .variant("library", 8, launch -> around(1000))
            .variant("mine", 8, launch -> new long[0])
            .unmeasured(MeasurementProblem.CELL_SKIPPED, "it threw <something>");
    written.write(60);
    CampaignResult broken = CampaignResult.open(directory.resolve("broken"));

    assertThatThrownBy(() -> GATE.requireLevels(broken, "benchmark", "library", "mine"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll(
            "Gate: cell missing. Of 1 cell", "1 is missing", "[TUTTI-321]", "[TUTTI-206]");
    CampaignResult before = campaign("before", 1000, 60);
    assertThatThrownBy(() -> GATE.requireCampaign(List.of(before), broken))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll("Of 2 cells", "limit, 1 is missing");

    GateResult allowed = GATE.allowingMissing().requireCampaign(List.of(before), broken);
    assertThat(allowed.outcome()).isEqualTo(GateOutcome.PASSED);
    GateResult strict =
        GateResult.of(
            before.compareWith(broken, ComparisonOptions.DEFAULT), false, List.of(), List.of());
    StringWriter xml = new StringWriter();
    JunitXml.write(strict, InconclusivePolicy.REPORT, xml);
    assertThat(xml.toString())
        .contains("tests=\"2\" failures=\"0\" errors=\"1\" skipped=\"0\"")
        .containsPattern(
            "classname=\"org.example.Variants\" name=\"mine [^>]*><error message=\"failed: ");
    assertThat(GateText.markdown(strict))
        .anyMatch(line -> line.startsWith("- **missing** ") && line.contains("something"));
  }

  @Test
  void aLevelThatIsNotThereIsAMistake() {
    assertThatThrownBy(
            () -> GATE.requireLevels(campaign("typo", 1000, 10), "benchmark", "library", "main"))
        .isInstanceOf(TuttiException.class);
  }

  private CampaignResult campaign(String name, long mine, int launches) {
    Path path = directory.resolve(name);
    new WrittenCampaign(path, Instant.ofEpochSecond(1))
        .variant("library", 8, launch -> around(1000))
        .variant("mine", 8, launch -> around(mine))
        .write(launches);
    return CampaignResult.open(path);
  }

  private long[] around(long time) {
    return LongStream.range(0, 50).map(index -> time + random.nextInt(9) - 4).toArray();
  }
}
