package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.rank.process.ProcessTree;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchFile;

/**
 * Whatever a benchmark does, the others are measured, and no process is left. What ranks notice of
 * it by their JVM is the subject of {@link AnnotationsIT} and {@link LaunchIT}.
 */
@Execution(ExecutionMode.CONCURRENT)
class MisbehavingIT {
  @TempDir Path directory;

  /** The methods that fail, and then those that are measured. */
  @ParameterizedTest
  @CsvSource({
    "mpiexec.mpich, loops deadlocks mismatches halts, forks leavesThread sound",
    "mpirun.openmpi, deadlocks halts, forks sound"
  })
  void endsAndLeavesNothing(String launcher, String failing, String measured) throws Exception {
    String methods = " *MisbehavingBenchmark.";
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .line(
                "run -np 2 --launches 1 --nrep 20 --no-jvm-cache --results r --retries 9"
                    + " --launcher "
                    + launcher
                    + methods
                    + (failing + " " + measured).replace(" ", methods));

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.said()).doesNotContain("TUTTI-009").contains("TUTTI-362", "TUTTI-323");
    CampaignDirectory campaign = new CampaignDirectory(directory.resolve("r"));
    List<LaunchFile> launches = CampaignContents.of(campaign).launches();
    assertThat(launches).as(ended.said()).hasSize(1);
    assertThat(launches.get(0).whole()).as(ended.said()).isTrue();
    Tutti.Ended export = Tutti.alone(directory).line("export r --format csv-launches");
    for (String method : measured.split(" ")) {
      assertThat(export.output()).as(ended.said()).contains("MisbehavingBenchmark." + method);
    }
    assertThat(new ProcessTree(directory.resolve("r").toString()).members()).isEmpty();
  }
}
