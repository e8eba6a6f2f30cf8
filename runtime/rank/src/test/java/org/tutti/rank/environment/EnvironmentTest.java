package org.tutti.rank.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.records.settings.RankVariables;

class EnvironmentTest {
  @Test
  void thisMachineIsKnown() {
    Environment environment = Environment.capture(Path.of(""), Path.of("no/such/directory"));
    assertThat(environment.facts())
        .containsEntry("jvm.version", System.getProperty("java.runtime.version"))
        .containsEntry("os.architecture", System.getProperty("os.arch"))
        .containsKeys("system.numaNodes", "system.hugePages", "jvm.arguments", "host.load")
        .hasEntrySatisfying("storage.results", type -> assertThat(type).isNotEqualTo("unknown"))
        .hasEntrySatisfying("os.kernel", kernel -> assertThat(kernel).isNotEqualTo("unknown"))
        .hasEntrySatisfying("host.name", host -> assertThat(host).isNotEqualTo("unknown"));
  }

  @Test
  void thisThreadIsPlaced() {
    Placement placement = Placement.ofThisThread();
    assertThat(placement.pid()).isEqualTo(ProcessHandle.current().pid());
    assertThat(placement.cpus()).matches("\\d+([-,]\\d+)*");
    assertThat(Placement.peakMemoryKiB()).isGreaterThan(10_000);
  }

  @Test
  void aVariableThatIsPassedOnUnrecordedIsNotRecorded() {
    Map<String, String> own = Map.of("OMPI_MCA_credential", "hunter2", "OMPI_MCA_btl", "self");
    RankVariables variables = new RankVariables(Map.of(), Set.of("OMPI_MCA_credential"));
    Map<String, String> ofRank = new HashMap<>(own);
    ofRank.putAll(variables.in(own));
    assertThat(Environment.relevant(ofRank))
        .containsEntry("OMPI_MCA_btl", "self")
        .doesNotContainKey("OMPI_MCA_credential");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "OMPI_MCA_btl", "PMIX_MCA_gds", "MPICH_ASYNC_PROGRESS", "UCX_TLS", "UCC_TLS",
        "HCOLL_MAIN_IB", "ROMIO_HINTS", "GLIBC_TUNABLES", "MALLOC_ARENA_MAX", "LD_BIND_NOW",
        "I_MPI_FABRICS", "MV2_CPU_MAPPING", "SLURM_JOB_ID", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"
      })
  void variablesThatSteerMpiBelongToTheResult(String name) {
    assertThat(Environment.isRelevant(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"HOME", "SLURM_JWT_TOKEN", "PMIX_RANK", "PMI_RANK"})
  void othersAndSecretsDoNot(String name) {
    assertThat(Environment.isRelevant(name)).isFalse();
  }

  @Test
  void aSimulationRecordsNothingOfTheMachine() {
    assertThat(Environment.capture(Path.of(""), Path.of("")).ofSimulation().facts().keySet())
        .contains("host.name", "jvm.version", "jvm.program", "project.revision")
        .noneMatch(name -> name.matches("(cpu|os|clock|system|memory|network)\\..*"))
        .doesNotContain("host.load", "host.boot", "jvm.processors", "jvm.maximumHeapBytes");
  }
}
