package org.tutti.campaign.factor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.annotations.DataState;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.LauncherName;
import org.tutti.mpi.names.LibraryName;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.MeasuringCommand;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

class FactorialDesignTest {
  private static final LaunchSettings SETTINGS = Manifests.ofSizes(1, "8", "Name").settings();

  @Test
  void withoutFactorsThereIsOneTreatment() {
    assertThat(of(List.of()))
        .containsExactly(Manifests.ofSizes(1, "8", "Name").treatments().get(0));
  }

  @Test
  void combinesAllLevelsOfAllFactors() {
    assertThat(of(List.of("library=openmpi,mpich", "processes=2,3")))
        .extracting(planned -> planned.treatment().toString())
        .containsExactly(
            "library=openmpi, processes=2",
            "library=openmpi, processes=3",
            "library=mpich, processes=2",
            "library=mpich, processes=3");
  }

  @Test
  void leavesOutWhatAConstraintExcludes() {
    List<PlannedTreatment> planned =
        FactorialDesign.of(
            SETTINGS,
            FactorLevels.parse(List.of("library=openmpi,mpich", "binding=core,none")),
            List.of(Exclusion.parse("library=mpich;binding=core")));
    assertThat(planned)
        .extracting(one -> one.treatment().toString())
        .containsExactly(
            "library=openmpi, binding=core",
            "library=openmpi, binding=none",
            "library=mpich, binding=none");
  }

  @Test
  void eachFactorChangesWhatItNames() {
    assertThat(only("mpi=mpj").mpi().provider()).contains(ProviderKind.MPJ);
    assertThat(only("library=mpich").mpi().library()).contains(new LibraryName("mpich"));
    assertThat(only("launcher=x").mpi().launcher()).contains(new LauncherName("x"));
    assertThat(only("launcher-option=-x").launcherOptions()).containsExactly("-x");
    assertThat(only("processes=7").processes()).isEqualTo(7);
    assertThat(only("binding=x").placement().binding()).contains("x");
    assertThat(only("mapping=x").placement().mapping()).contains("x");
    assertThat(only("governor=x").governor()).contains("x");
    assertThat(only("java=x").command().java()).isEqualTo("x");
    assertThat(only("jvm-option=-Xint").command().jvmOptions()).containsExactly("-Xint");
    assertThat(only("jar=x").command().classPath()).isEqualTo("x");
    assertThat(level("sync=WINDOW_HCA", SettingKey.SYNC).name()).isEqualTo("WINDOW_HCA");
    assertThat(level("sync=ROUNDTIME_HCA:slot=2s\\,window=9us", SettingKey.SYNC).name())
        .isEqualTo("ROUNDTIME_HCA:window=9000ns,slot=2000000000ns");
    assertThat(level("data=written-read", SettingKey.DATA)).isEqualTo(DataState.WRITTEN_READ);
    assertThat(level("data=EVICTED", SettingKey.DATA)).isEqualTo(DataState.EVICTED);
    assertThat(level("thread-level=funneled", SettingKey.THREAD_LEVEL))
        .isEqualTo(MpiThreadLevel.FUNNELED);
    assertThat(level("root-rank=rotating", SettingKey.ROOT_RANK).rotates()).isTrue();
    assertThat(only("env:X=y").variables().values()).containsEntry("X", "y");
    assertThat(only("mca:btl=self\\,vader").variables().values())
        .containsEntry("OMPI_MCA_btl", "self,vader");
    assertThat(only("cvar:X=1").variables().values()).containsEntry("MPIR_CVAR_X", "1");
  }

  @Test
  void hostileLevelsAreTakenLiterally() {
    String hostile = "$(touch x); 'a' \"b\" \n ../ --launches=9 " + "x".repeat(4096);
    assertThat(only("env:X=" + hostile).variables().values()).containsEntry("X", hostile);
  }

  @ParameterizedTest
  @CsvSource({
    "libary=a, TUTTI-006",
    "env:A B=a, TUTTI-003",
    "mpi=openmpi, TUTTI-006",
    "mpi=native:mpj, TUTTI-006",
    "library=mpj, TUTTI-006",
    "launcher=mpj, TUTTI-006",
    "processes=0, TUTTI-006",
    "processes=two, TUTTI-006",
    "sync=SOMEHOW, TUTTI-006",
    "'sync=WINDOW_HCA:fit-points=2', TUTTI-003",
    "sync=BARRIER:slot=1s, TUTTI-108",
    "data=tepid, TUTTI-003",
    "cache=cold, TUTTI-006",
    "thread-level=few, TUTTI-003",
    "root-rank=first, TUTTI-003",
    "library, TUTTI-003",
    "=a, TUTTI-003",
    "library=, TUTTI-003",
    "'library=a,a', TUTTI-003",
  })
  void rejectsInvalidSpecifications(String factor, String identifier) {
    assertThatThrownBy(() -> of(List.of(factor))).hasMessageContaining("[" + identifier + "]");
  }

  @Test
  void rejectsConstraintsThatMatchNothingOrExcludeEverything() {
    Map<String, List<String>> factors = Map.of("library", List.of("openmpi", "mpich"));
    List<Exclusion> unknown = List.of(Exclusion.parse("library=other"));
    List<Exclusion> all = List.of(Exclusion.parse("library=mpich"));
    assertThatThrownBy(() -> FactorialDesign.of(SETTINGS, factors, unknown))
        .hasMessageContaining("[TUTTI-006]");
    assertThatThrownBy(() -> FactorialDesign.of(SETTINGS, factors, all))
        .hasMessageContaining("[TUTTI-120]");
  }

  @Test
  void rejectsFactorsThatTheCommandLineFixes() {
    LaunchSettings fixed =
        Manifests.of(1, Settings.builder().set(SettingKey.SYNC, "BARRIER").build()).settings();
    assertThatThrownBy(
            () -> FactorialDesign.of(fixed, Map.of("sync", List.of("WINDOW_HCA")), List.of()))
        .hasMessageContaining("[TUTTI-013]");
  }

  @Test
  void oneFactorVariesLibrariesAndProviders() {
    assertThat(of(List.of("mpi=native:openmpi,native:mpich,mpj")))
        .extracting(one -> one.settings().mpi().summary())
        .containsExactly(
            "mpi=native library=openmpi launcher=openmpi",
            "mpi=native library=mpich launcher=openmpi",
            "mpi=mpj launcher=openmpi");
    assertThatThrownBy(() -> of(List.of("mpi=native:openmpi,mpj", "library=mpich")))
        .hasMessageContaining("[TUTTI-013]")
        .hasMessageContaining("native:openmpi");
  }

  private static List<PlannedTreatment> of(List<String> factors) {
    return FactorialDesign.of(SETTINGS, FactorLevels.parse(factors), List.of());
  }

  private static <T> T level(String factor, SettingKey<T> key) {
    MeasuringCommand command = only(factor).command();
    assertThat(command.benchmarks()).containsExactly("Name");
    return command.settings().get(key);
  }

  private static LaunchSettings only(String factor) {
    return of(List.of(factor)).get(0).settings();
  }

  @Test
  void refusesMoreCombinationsThanACampaignMayHaveBeforeItBuildsThem() {
    Map<String, List<String>> levels = new LinkedHashMap<>();
    for (int factor = 0; factor < 6; factor++) {
      levels.put("env:F" + factor, IntStream.range(0, 30).mapToObj(Integer::toString).toList());
    }
    LaunchSettings settings = Manifests.of(1).settings();
    assertThatThrownBy(() -> FactorialDesign.of(settings, levels, List.of()))
        .hasMessageStartingWith("[TUTTI-243] The campaign has 729000000 combinations of levels.");
    assertThatThrownBy(
            () -> FactorialDesign.of(settings, levels, List.of(Exclusion.parse("env:F0=1"))))
        .hasMessageStartingWith("[TUTTI-243]");
  }
}
