package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.campaign.map.Mapping;
import org.tutti.records.campaign.CampaignDirectory;

/** Maps of hosts, which are namespaces of this machine, and of processors that others use. */
@Tag("any-jdk")
class MapHostsIT {
  private static final String SHORT =
      " --nrep 5 --warmup 0 --retries 0 --quiet --no-jvm-cache --results map ";

  @TempDir Path directory;

  /** What was measured before stays, the host is named, and the command ends. */
  @Test
  void aHostThatDiesIsNamed() throws Exception {
    Path errors = directory.resolve("errors.txt");
    Path output = directory.resolve("output.txt");
    Process driver =
        TwoHosts.tutti(directory)
            .start(
                output,
                errors,
                Tutti.words(
                    ("map -np 2 --launches 2 --timeout-silence 12s"
                            + TwoHosts.hosts("openmpi").replaceAll(" +", " ")
                            + "--remote-shell "
                            + directory.resolve("remote-shell")
                            + SHORT)
                        .strip()));
    CampaignDirectory campaign = new CampaignDirectory(Mapping.campaign(directory.resolve("map")));
    Tutti.awaitFile(campaign.launch(1), driver, errors);
    assertThat(TwoHosts.script(directory, "link", "h2", "down")).isZero();

    assertThat(driver.waitFor(100, TimeUnit.SECONDS)).isTrue();
    assertThat(Files.readString(output)).contains("There is one pair");
    assertThat(Files.readString(errors)).contains("h2 does not answer");
    assertThat(driver.exitValue()).isEqualTo(6);
  }

  /** Two processors are one pair; what the conditions of each say is told all the same. */
  @Test
  void theProgramThatOccupiesAProcessorIsNamed() throws Exception {
    Path occupier = Files.copy(Path.of("/bin/sh"), directory.resolve("occupier"));
    Process busy =
        new ProcessBuilder("taskset", "-c", "1", occupier.toString(), "-c", "while :; do :; done")
            .start();
    try {
      Tutti.Ended ended =
          Tutti.alone(directory)
              .line(
                  "map -np 2 --launches 1 --launcher mpich --bind-to core"
                      + SHORT.replace("--nrep 5", "--nrep 300"));

      assertThat(ended.output())
          .as(ended.said())
          .containsPattern("Rank 1\\s+had\\s+no\\s+processor\\s+for")
          .contains("'occupier'");
    } finally {
      busy.destroyForcibly().waitFor();
    }
  }
}
