package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.SizeRule;
import org.tutti.records.settings.LaunchTimeouts;

class AdaptiveCampaignTest {
  private static final Duration LONG = Duration.ofMinutes(1);
  private static final int LAUNCHES = 6;

  @TempDir private Path path;
  private CampaignDirectory directory;
  private List<CampaignStoppingRule> rules = List.of();

  @BeforeEach
  void prepare() {
    directory = new CampaignDirectory(path.resolve("campaign"));
    directory.prepare();
    AdaptiveSizes sizes =
        AdaptiveSizes.from(
            new TreeSet<>(List.of(32L, 64L, 96L, 128L, 160L)), new SizeRule(0.1, 16, 0, 4));
    ManifestFile.write(
        directory,
        FixtureCampaign.manifest(FixtureCampaign.served("inprocess", "jumps", 1), LAUNCHES, 1)
            .with(sizes));
  }

  @Test
  void stagesAreAddedUntilNoneIsNeeded() {
    CampaignOutcome outcome = run();

    assertThat(outcome.isComplete()).isTrue();
    Manifest grown = ManifestFile.required(directory);
    int stages = grown.adaptive().orElseThrow().stages().size();
    assertThat(stages).isEqualTo(MiddleGrowth.STAGES);
    assertThat(outcome.finished()).isEqualTo(stages * LAUNCHES);
    assertEachLaunchMeasuredTheSizesOfItsRound(grown.adaptive().orElseThrow());
  }

  private void assertEachLaunchMeasuredTheSizesOfItsRound(AdaptiveSizes sizes) {
    CampaignAnalysis analysis = CampaignAnalysis.of(directory);
    for (int launch = 1; launch <= analysis.headers().size(); launch++) {
      assertThat(analysis.headers().get(launch - 1).plan())
          .extracting(key -> key.msize())
          .containsExactlyElementsOf(sizes.sizes(launch));
    }
  }

  @Test
  void aCampaignThatWasStoppedWithinARoundContinuesWithIt() {
    rules = List.of(now -> now.blocksRun() == 8 ? Optional.of("enough") : Optional.empty());
    assertThat(run().finished()).isEqualTo(8);
    AdaptiveSizes begun = ManifestFile.required(directory).adaptive().orElseThrow();
    assertThat(begun.stages()).hasSize(2);

    rules = List.of();
    assertThat(run().isComplete()).isTrue();
    assertThat(ManifestFile.required(directory).adaptive().orElseThrow().stages())
        .startsWith(begun.stages().get(0), begun.stages().get(1));
  }

  private CampaignOutcome run() {
    Manifest manifest = ManifestFile.required(directory);
    try (InterruptHandler interruption = InterruptHandler.watch()) {
      return new CampaignRunner(
              directory,
              manifest,
              ResolvedLaunchers.of(manifest),
              new RecordingListener(),
              interruption,
              new DriverSettings(new LaunchTimeouts(LONG, LONG, LONG), 0, rules, false),
              Optional.empty())
          .run(Map.of(), Duration.ZERO);
    }
  }
}
