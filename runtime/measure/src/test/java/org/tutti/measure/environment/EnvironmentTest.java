package org.tutti.measure.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

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
    assertThat(CpuList.count(placement.cpus())).isPositive();
    assertThat(Placement.peakMemoryKiB()).isGreaterThan(10_000);
  }

  @Test
  void variablesThatSteerMpiBelongToTheResultAndSecretsDoNot() {
    assertThat(RelevantVariables.includes("OMPI_MCA_btl")).isTrue();
    assertThat(RelevantVariables.includes("MPICH_ASYNC_PROGRESS")).isTrue();
    assertThat(RelevantVariables.includes("UCX_TLS")).isTrue();
    assertThat(RelevantVariables.includes("I_MPI_FABRICS")).isTrue();
    assertThat(RelevantVariables.includes("MV2_CPU_MAPPING")).isTrue();
    assertThat(RelevantVariables.includes("SLURM_JOB_ID")).isTrue();
    assertThat(RelevantVariables.includes("JAVA_TOOL_OPTIONS")).isTrue();
    assertThat(RelevantVariables.includes("HOME")).isFalse();
    assertThat(RelevantVariables.includes("SLURM_JWT_TOKEN")).isFalse();
  }

  @Test
  void listsOfCpusAreCounted() {
    assertThat(CpuList.count("0")).isEqualTo(1);
    assertThat(CpuList.count("0-3,8,10-11")).isEqualTo(7);
    assertThat(CpuList.count("")).isZero();
    assertThat(CpuList.count("unknown")).isZero();
  }
}
