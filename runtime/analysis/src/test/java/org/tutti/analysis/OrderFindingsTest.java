package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.TimingMethod;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class OrderFindingsTest {
  private static final List<Treatment> LEVELS =
      Stream.of("a", "b", "c").map(level -> new Treatment(Map.of("label", level))).toList();

  private final Random noise = new Random(3);

  @Test
  void anOrderWithoutEffectIsNoFinding() {
    assertThat(findings(18, launch -> launch.treatment().equals(LEVELS.get(1)) ? 1.5 : 1))
        .isEmpty();
  }

  @Test
  void aPlaceThatMattersIsToldWithItsSize() {
    List<MergedFinding> findings = findings(18, launch -> launch.place() == 1 ? 1.1 : 1);

    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).problem().identifier()).isEqualTo("TUTTI-179");
    assertThat(findings.get(0).cells()).hasSize(2 * LEVELS.size());
    assertThat(findings.get(0).every()).isEqualTo(1);
    assertThat(findings.get(0).worst().sentence())
        .contains("A launch in place 1 of a block takes 1")
        .contains("% longer than the others (p = 0.00")
        .contains("comparisons are not biased");
  }

  @Test
  void whatALaunchLeavesBehindIsTold() {
    Manifest manifest = manifest(18);
    List<PlannedLaunch> design = manifest.design().launches();
    List<MergedFinding> findings =
        findings(
            18,
            launch ->
                launch.number() > 1
                        && design.get(launch.number() - 2).treatment().equals(LEVELS.get(2))
                    ? 0.9
                    : 1);

    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).problem().identifier()).isEqualTo("TUTTI-182");
    assertThat(findings.get(0).worst().sentence())
        .contains("A launch after one with label=c takes")
        .contains("less than the others")
        .contains("may bias comparisons");
  }

  @Test
  void aLevelThatWasAbandonedAndBlocksThatAreNotCompleteDoNotMatter() {
    List<MergedFinding> findings =
        findings(
            24,
            launch ->
                launch.treatment().equals(LEVELS.get(0)) || launch.number() == 5
                    ? Double.NaN
                    : launch.place() == 3 ? 1.2 : 1);

    assertThat(findings).extracting(found -> found.problem().identifier()).contains("TUTTI-179");
  }

  @Test
  void withoutFactorsThereIsNoOrder() {
    CampaignContents contents =
        new CampaignContents(
            new CampaignDirectory(Path.of("campaign")),
            Optional.of(Manifests.of(9)),
            List.of(),
            List.of(),
            List.of());
    assertThat(OrderFindings.of(contents, List.of())).isEmpty();
  }

  private static Manifest manifest(int blocks) {
    Manifest one = Manifests.of(blocks);
    return new Manifest(
        one.origin(),
        one.settings(),
        LEVELS.stream().map(level -> new PlannedTreatment(level, one.settings())).toList(),
        blocks,
        one.seed());
  }

  /** Two cells whose launches take 1 us times a factor, with 1 % of noise; none where it is NaN. */
  private List<MergedFinding> findings(int blocks, ToDoubleFunction<PlannedLaunch> factor) {
    Manifest manifest = manifest(blocks);
    List<PlannedLaunch> launches =
        manifest.design().launches().stream()
            .filter(launch -> !Double.isNaN(factor.applyAsDouble(launch)))
            .toList();
    List<CellFigures> cells = new ArrayList<>();
    for (long msize : new long[] {8, 64}) {
      for (Treatment level : LEVELS) {
        List<LaunchFigures> figures =
            launches.stream()
                .filter(launch -> launch.treatment().equals(level))
                .map(launch -> figures(launch, factor.applyAsDouble(launch)))
                .toList();
        if (!figures.isEmpty()) {
          cells.add(cell(msize, level, figures));
        }
      }
    }
    List<LaunchFile> files =
        launches.stream().map(launch -> new LaunchFile(launch, Path.of("file"), true)).toList();
    return OrderFindings.of(
        new CampaignContents(
            new CampaignDirectory(Path.of("campaign")),
            Optional.of(manifest),
            List.of(),
            files,
            List.of()),
        cells);
  }

  private LaunchFigures figures(PlannedLaunch launch, double factor) {
    double median = 1000 * factor * (1 + 0.01 * noise.nextGaussian());
    return new LaunchFigures(
        launch, LaunchFigures.Times.allOf(median), new LaunchFigures.Counts(100, 0, 0));
  }

  private static CellFigures cell(long msize, Treatment level, List<LaunchFigures> figures) {
    return new CellFigures(
        new CellKey("org.example.B.bcast", "BCAST", msize, 2),
        level,
        CellSettings.of(
            TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
            CellCounts.of(100, 10)),
        figures);
  }
}
