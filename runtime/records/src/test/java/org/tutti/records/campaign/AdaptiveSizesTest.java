package org.tutti.records.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.settings.SettingKey;

class AdaptiveSizesTest {
  private static final AdaptiveSizes SIZES =
      AdaptiveSizes.from(new TreeSet<>(List.of(8L, 16L, 32L)), new SizeRule(0.05, 8, 0.02, 8))
          .plus(new SizeStage(7, new TreeSet<>(List.of(16L, 24L, 32L))));

  @TempDir private Path path;

  @Test
  void aManifestKeepsThem() {
    CampaignDirectory directory = new CampaignDirectory(path);
    directory.prepare();
    Manifest manifest = Manifests.ofSizes(12, "8,16,32", "a.B").with(SIZES);
    ManifestFile.write(directory, manifest);

    assertThat(ManifestFile.read(directory)).contains(manifest);
    assertThat(manifest.withBlocks(20).with(SettingKey.REPETITIONS.parse("5")).adaptive())
        .contains(SIZES);
  }

  @Test
  void aLaunchIsStartedWithTheSizesOfItsBlock() {
    Manifest manifest = Manifests.ofSizes(12, "8,16,32", "a.B").with(SIZES);

    assertThat(sizes(manifest, 6)).containsExactly(8L, 16L, 32L);
    assertThat(sizes(manifest, 7)).containsExactly(16L, 24L, 32L);
    assertThat(sizes(manifest.withBlocks(30), 30)).containsExactly(16L, 24L, 32L);
    assertThat(SIZES.all()).containsExactly(8L, 16L, 24L, 32L);
  }

  @Test
  void anotherRuleIsAnotherPlanButNotAnotherRound() {
    Manifest plain = Manifests.ofSizes(6, "8,16,32");
    AdaptiveSizes other = AdaptiveSizes.from(SIZES.sizes(1), new SizeRule(0.1, 8, 0.02, 8));
    AdaptiveSizes begun = AdaptiveSizes.from(SIZES.sizes(1), SIZES.rule());

    assertThat(plain.with(SIZES).differences(plain.with(begun))).isEmpty();
    assertThat(plain.with(SIZES).differences(plain.with(other))).hasSize(1);
    assertThat(plain.with(SIZES).differences(plain)).hasSize(1);
  }

  private static List<Long> sizes(Manifest manifest, int block) {
    return manifest
        .settings(new PlannedLaunch(block, block, Treatment.ONLY))
        .command()
        .settings()
        .get(SettingKey.MSIZES);
  }
}
