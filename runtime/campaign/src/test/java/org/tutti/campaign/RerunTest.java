package org.tutti.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.SizeRule;
import org.tutti.records.campaign.SizeStage;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.settings.RankVariables;
import org.tutti.records.settings.SettingKey;

class RerunTest {
  private static final Rerun RERUN =
      new Rerun(
          Path.of("theirs"), Path.of("mine"), OptionalInt.empty(), false, DriverSettings.DEFAULT);

  @Test
  void thePlanIsTheSameAndTheProgramsAreThoseOfThisMachine() {
    Manifest plan = Manifests.ofSizes(5, "8", "a.B.bcast");

    Manifest again = RERUN.manifest(plan);

    assertThat(again.seed()).isEqualTo(plan.seed());
    assertThat(again.blocks()).isEqualTo(5);
    assertThat(again.design()).isEqualTo(plan.design());
    LaunchSettings before = plan.treatments().get(0).settings();
    LaunchSettings now = again.treatments().get(0).settings();
    assertThat(now.command().java()).isEqualTo(JavaProgram.javaOfThisJvm().toString());
    assertThat(now.command().classPath()).isNotEqualTo(before.command().classPath());
    assertThat(now.command().benchmarks()).containsExactly("a.B.bcast");
    assertThat(now.command().settings()).isEqualTo(before.command().settings());
    assertThat(now.variables()).isEqualTo(before.variables());
    assertThat(now.mpi()).isEqualTo(before.mpi());
    assertThat(again.origin().environment()).doesNotContainEntry("cpu", "one");
  }

  @Test
  void aProgramThatAFactorVariesStaysItsLevel() {
    Manifest one = Manifests.of(1);
    Manifest plan =
        new Manifest(
            one.origin(),
            one.settings(),
            List.of(
                planned("jar", "old.jar", one.settings().withClassPath("old.jar")),
                planned("java", "/opt/java", one.settings().with(SettingKey.JAVA, "/opt/java"))),
            1,
            7);

    List<PlannedTreatment> again = RERUN.manifest(plan).treatments();

    assertThat(again.get(0).settings().command().classPath()).isEqualTo("old.jar");
    assertThat(again.get(0).settings().command().java())
        .isEqualTo(JavaProgram.javaOfThisJvm().toString());
    assertThat(again.get(1).settings().command().java()).isEqualTo("/opt/java");
  }

  @Test
  void sizesThatGrowBeginAnew() {
    AdaptiveSizes sizes =
        AdaptiveSizes.from(new TreeSet<>(List.of(8L, 64L)), new SizeRule(0.1, 8, 0.1, 1));
    Manifest plan =
        Manifests.of(4).with(sizes.plus(new SizeStage(3, new TreeSet<>(List.of(8L, 32L, 64L)))));

    assertThat(RERUN.manifest(plan).adaptive().orElseThrow().stages()).hasSize(1);
  }

  @Test
  void whatIsMissingIsNamedTogetherBeforeAnythingStarts() {
    Manifest plan = Manifests.ofSizes(1, "8", "a.B.noSuchBenchmark");
    LaunchSettings settings = plan.treatments().get(0).settings();
    LaunchSettings passing =
        settings.with(
            SettingKey.ENVIRONMENT, new RankVariables(Map.of(), Set.of("TUTTI_NO_SUCH_VARIABLE")));
    Manifest again =
        RERUN.manifest(
            new Manifest(
                plan.origin(),
                passing,
                List.of(new PlannedTreatment(Treatment.ONLY, passing)),
                1,
                7));

    RerunNeeds needs = RerunNeeds.of(plan, again, Map.of());

    assertThat(needs.lines())
        .anyMatch(line -> line.endsWith("in a different build from the one that was measured"));
    assertThatThrownBy(() -> needs.require(RERUN))
        .hasMessageContaining("[TUTTI-376] The campaign in 'theirs' cannot be measured here: ")
        .hasMessageContaining("there is no benchmark 'a.B.noSuchBenchmark'")
        .hasMessageContaining("; the environment variable TUTTI_NO_SUCH_VARIABLE is not set");
  }

  private static PlannedTreatment planned(String factor, String level, LaunchSettings settings) {
    return new PlannedTreatment(new Treatment(Map.of(factor, level)), settings);
  }
}
