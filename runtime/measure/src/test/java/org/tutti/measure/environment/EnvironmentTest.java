package org.tutti.measure.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tutti.records.campaign.RankVariables;

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

  @Test
  void variablesThatSteerMpiBelongToTheResultAndSecretsDoNot() {
    assertThat(Environment.isRelevant("OMPI_MCA_btl")).isTrue();
    assertThat(Environment.isRelevant("MPICH_ASYNC_PROGRESS")).isTrue();
    assertThat(Environment.isRelevant("UCX_TLS")).isTrue();
    assertThat(Environment.isRelevant("I_MPI_FABRICS")).isTrue();
    assertThat(Environment.isRelevant("MV2_CPU_MAPPING")).isTrue();
    assertThat(Environment.isRelevant("SLURM_JOB_ID")).isTrue();
    assertThat(Environment.isRelevant("JAVA_TOOL_OPTIONS")).isTrue();
    assertThat(Environment.isRelevant("HOME")).isFalse();
    assertThat(Environment.isRelevant("SLURM_JWT_TOKEN")).isFalse();
  }
}
