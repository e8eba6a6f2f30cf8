package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a native crash leaves: its cell, the JVM's file, and the rest of the campaign. */
@Tag("jdk")
class CrashIT {
  @TempDir private Path directory;

  @Test
  void aCrashNamesItsCellAndTheRestOfTheCampaignGoesOn() throws Exception {
    Tutti.Ended run =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .line(
                "run -np 2 --launches 2 --nrep 20 --results crashes *CrashingBenchmark*"
                    + " --launcher mpiexec.mpich");

    assertThat(run.status()).as(run.said()).isEqualTo(1);
    assertThat(run.error())
        .containsPattern("the JVM of rank 1 crashed in cell \\d/2, \\S*CrashingBenchmark.crashes");
    assertThat(run.output())
        .contains("Launches: 2 of 2 finished, 2 attempts failed")
        .contains("CrashingBenchmark.sound")
        .contains("TUTTI-323")
        .doesNotContain("the environment");
    try (Stream<Path> files = Files.walk(directory)) {
      List<Path> told =
          files.filter(file -> file.getFileName().toString().startsWith("hs_err")).toList();
      assertThat(told)
          .hasSize(2)
          .allMatch(file -> file.startsWith(directory.resolve("crashes/attempts")));
    }
  }
}
