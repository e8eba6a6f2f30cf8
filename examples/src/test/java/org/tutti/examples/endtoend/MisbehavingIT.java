package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.measure.process.ProcessTree;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;

/**
 * Whatever a benchmark does, the others are measured, and no process is left. What ranks notice of
 * it by their JVM is the subject of {@link AnnotationsIT} and {@link LaunchIT}.
 */
@Tag("any-jdk")
class MisbehavingIT {
  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "mpiexec.mpich, loops, false",
    "mpiexec.mpich, deadlocks, false",
    "mpiexec.mpich, mismatches, false",
    "mpiexec.mpich, halts, false",
    "mpiexec.mpich, forks, true",
    "mpiexec.mpich, leavesThread, true",
    "mpirun.openmpi, deadlocks, false",
    "mpirun.openmpi, halts, false",
    "mpirun.openmpi, forks, true"
  })
  void endsAndLeavesNothing(String launcher, String method, boolean isMeasured) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .line(
                "run -np 2 --launches 1 --nrep 20 --no-jvm-cache --results r --retries 2"
                    + " --launcher "
                    + launcher
                    + " *MisbehavingBenchmark.sound *MisbehavingBenchmark."
                    + method);

    assertThat(ended.status() == 0).as(ended.said()).isEqualTo(isMeasured);
    assertThat(ended.said()).doesNotContain("TUTTI-009");
    CampaignDirectory campaign = new CampaignDirectory(directory.resolve("r"));
    assertThat(CampaignContents.of(campaign).launches()).as(ended.said()).hasSize(1);
    assertThat(ended.output()).as(ended.said()).contains("sound");
    boolean hangs = List.of("loops", "deadlocks", "mismatches").contains(method);
    assertThat(ended.said().contains("TUTTI-362")).as(ended.said()).isEqualTo(hangs);
    assertThat(ended.said().contains("TUTTI-323"))
        .as(ended.said())
        .isEqualTo(method.equals("halts"));
    assertThat(CampaignContents.of(campaign).launches().get(0).whole()).as(ended.said()).isTrue();
    assertThat(new ProcessTree(directory.resolve("r").toString()).members()).isEmpty();
  }
}
