package org.tutti.campaign.factor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.settings.SettingKey;

class EqualBindingTest {
  private static final LaunchSettings FIXED = Manifests.of(1).settings();
  private static final LaunchSettings OPEN =
      new LaunchSettings(
              FIXED.command().classPath(),
              FIXED.command().mainClass(),
              FIXED.command().benchmarks(),
              FIXED.command().settings())
          .with(SettingKey.JAVA, FIXED.command().java())
          .with(SettingKey.JVM_OPTION, FIXED.command().jvmOptions())
          .with(SettingKey.PROCESSES, 2);

  @ParameterizedTest
  @ValueSource(strings = {"library=openmpi,mpich", "mpi=native:mpich,mpj", "processes=1,2"})
  void whatLaunchersWouldBindDifferentlyIsBoundAlike(String factor) {
    assertThat(bindings(OPEN, 2, factor)).containsOnly(Optional.of("core"));
    assertThat(bindings(OPEN, 1, factor)).containsOnly(Optional.of("none"));
  }

  @Test
  void ranksThatAreThreadsAreLeftAlone() {
    assertThat(bindings(OPEN, 2, "mpi=native:mpich,inprocess"))
        .containsExactly(Optional.of("core"), Optional.empty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"label=a,b", "library=openmpi", "sync=BARRIER,NONE"})
  void oneLauncherBindsItsRanksAlikeByItself(String factor) {
    assertThat(bindings(OPEN, 2, factor)).containsOnly(Optional.empty());
  }

  @Test
  void whatTheUserHasDecidedStays() {
    String factor = "library=openmpi,mpich";
    assertThat(bindings(FIXED, 2, factor)).containsOnly(Optional.of("none"));
    assertThat(bindings(OPEN, 2, factor, "binding=core,none"))
        .containsExactly(
            Optional.of("core"), Optional.of("none"), Optional.of("core"), Optional.of("none"));
    assertThat(bindings(OPEN.plus(SettingKey.LAUNCHER_OPTION, "--bind-to"), 2, factor))
        .containsOnly(Optional.empty());
    assertThat(
            bindings(
                OPEN.plus(SettingKey.ENVIRONMENT, "OMPI_MCA_hwloc_base_binding_policy=core"),
                2,
                factor))
        .containsOnly(Optional.empty());
  }

  private static List<Optional<String>> bindings(
      LaunchSettings settings, int cores, String... factors) {
    Map<String, List<String>> levels = FactorLevels.parse(List.of(factors));
    return EqualBinding.of(FactorialDesign.of(settings, levels, List.of()), levels, cores)
        .treatments()
        .stream()
        .map(planned -> planned.settings().placement().binding())
        .toList();
  }
}
