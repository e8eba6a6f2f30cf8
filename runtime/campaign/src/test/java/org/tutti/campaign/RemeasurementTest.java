package org.tutti.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.SizeRule;
import org.tutti.records.campaign.SizeStage;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.settings.LaunchTimeouts;
import org.tutti.records.settings.SettingKey;

class RemeasurementTest {
  @TempDir Path path;

  @Test
  void theFactorsOfTheBaselineAreMeasuredAgain() {
    Manifest plan = varying("library");

    assertThat(again(Optional.empty()).manifest(plan).treatments())
        .extracting(planned -> planned.treatment().toString())
        .containsExactly("library=a", "library=b");
    assertThat(again(Optional.of(Path.of("base.jar"))).manifest(plan).treatments())
        .extracting(planned -> planned.treatment().toString())
        .containsExactly(
            "library=a, revision=baseline",
            "library=a, revision=head",
            "library=b, revision=baseline",
            "library=b, revision=head");
    assertThat(again(Optional.of(Path.of("base.jar"))).manifest(plan).treatments())
        .extracting(planned -> planned.settings().command().classPath().endsWith("base.jar"))
        .containsExactly(true, false, true, false);
  }

  @Test
  void aBaselineThatVariesItsBenchmarksIsRefused() {
    assertThatThrownBy(() -> again(Optional.empty()).manifest(varying("jar")))
        .hasMessageContaining("[TUTTI-013]")
        .hasMessageContaining("factor(jar=A,B)");
  }

  @Test
  void allSizesOfAnAdaptiveBaselineAreMeasuredAgain() {
    AdaptiveSizes sizes =
        AdaptiveSizes.from(new TreeSet<>(List.of(8L, 16L, 32L)), new SizeRule(0.05, 1, 0.02, 1))
            .plus(new SizeStage(7, new TreeSet<>(List.of(8L, 12L, 16L))));
    Manifest again = again(Optional.empty()).manifest(Manifests.ofSizes(12, "8,16,32").with(sizes));

    assertThat(again.adaptive()).isEmpty();
    assertThat(again.treatments().get(0).settings().command().settings().get(SettingKey.MSIZES))
        .containsExactly(8L, 12L, 16L, 32L);
  }

  private Remeasurement again(Optional<Path> baselineJar) {
    return new Remeasurement(
        path,
        baselineJar,
        path.resolve("head"),
        OptionalInt.empty(),
        false,
        new DriverSettings(LaunchTimeouts.DEFAULT, 0, List.of(), true));
  }

  private static Manifest varying(String factor) {
    Manifest one = Manifests.of(2);
    return new Manifest(
        one.origin(),
        one.settings(),
        List.of("a", "b").stream()
            .map(level -> new Treatment(Map.of(factor, level)))
            .map(treatment -> new PlannedTreatment(treatment, one.settings()))
            .toList(),
        2,
        7);
  }
}
