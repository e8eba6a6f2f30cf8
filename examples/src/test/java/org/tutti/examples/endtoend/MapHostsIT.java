package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.lab.map.measure.Mapping;
import org.tutti.records.campaign.CampaignDirectory;

/** Maps of hosts, which are namespaces of this machine, and of processors that others use. */
@Tag("all")
class MapHostsIT {
  private static final String SHORT =
      " --warmup 0 --retries 0 --quiet --no-jvm-cache --results map ";

  @TempDir Path directory;

  /** What was measured before stays, the host is named, and the command ends. */
  @Test
  void aHostThatDiesIsNamed() throws Exception {
    Path output = directory.resolve("output.txt");
    Process driver = losing("h2", TwoHosts.tutti(directory), 2, output);

    assertThat(Files.readString(output)).contains("There is one pair");
    assertThat(Files.readString(errors())).contains("h2 does not answer");
    assertThat(driver.exitValue()).isEqualTo(5);
  }

  @Test
  void theOtherHostsAreMeasuredWithoutTheOneThatDies() throws Exception {
    Path output = directory.resolve("output.txt");
    Process driver = losing("h3", TwoHosts.several(directory, 3), 3, output);

    assertThat(Files.readString(errors()).replaceAll("\\s+", " "))
        .contains(
            "[TUTTI-463] h3 does not answer (no route to h3). The map goes on with the other 2"
                + " hosts.");
    assertThat(Files.readString(output))
        .contains("There is one pair, h1 with h2: ", "[TUTTI-463] h3 stopped answering.");
    assertThat(new CampaignDirectory(directory.resolve("map/all-pairs-2-hosts")).launch(1))
        .exists();
    assertThat(driver.exitValue()).isEqualTo(3);
    assertThat(Tutti.alone(directory).line("map map").output())
        .isEqualTo(Files.readString(output).replaceFirst("Pictures: .*\n", ""));
  }

  /** Starts a map of 2 launches, and takes the link of a host down after the first. */
  private Process losing(String host, Tutti tutti, int hosts, Path output) throws Exception {
    Process driver =
        tutti.start(
            output,
            errors(),
            Tutti.words(map(hosts, "--launches 2 --launch-timeout silence=12s --nrep 5")));
    CampaignDirectory campaign = new CampaignDirectory(Mapping.campaign(directory.resolve("map")));
    Tutti.awaitFile(campaign.launch(1), driver, errors());
    assertThat(TwoHosts.script(directory, "link", host, "down")).isZero();
    assertThat(driver.waitFor(100, TimeUnit.SECONDS)).isTrue();
    return driver;
  }

  /**
   * What it sends to all others passes a token bucket, so that it takes tens of times longer.
   * Processors that others use add milliseconds to each message that a rank waits for: few here, in
   * windows of 64.
   */
  @Test
  void aHostWithASlowLinkIsNamed() throws Exception {
    Tutti.Ended ended = slow("h3 10mbit", "--launches 3 --what bandwidth --msizes 4Ki --nrep 3");

    assertThat(ended.output()).as(ended.said()).startsWith("Host h3, sending, is ");
    assertThat(ended.output()).containsPattern("the median +\\[us]\n  h3 ");
    assertThat(ended.status()).isEqualTo(3);
  }

  /**
   * What one host sends to another passes a token bucket: 0.5 s a window, where others take 1 ms,
   * or 16 ms where ranks wait for a processor. Of the 12 times of a launch, 7 are needed for its
   * ends, so that a part of what the link takes is their share, another one in each launch. Three
   * launches were too few beside busy programs.
   */
  @Test
  void aSlowLinkIsNamed() throws Exception {
    Tutti.Ended ended = slow("h1 15mbit 4", "--launches 5 --what bandwidth --msizes 16Ki --nrep 3");

    assertThat(ended.output()).as(ended.said()).startsWith("Pair h1 to h4 is ");
    assertThat(ended.output()).containsPattern("(\n  h\\d +\\S+){4}\n  h1 to h4 ");
    assertThat(ended.status()).isEqualTo(3);
  }

  private Tutti.Ended slow(String link, String options) throws Exception {
    return TwoHosts.several(directory, 4, "sh", "-c", "./slow-link " + link + "; exec \"$@\"", "sh")
        .line(map(4, options));
  }

  /** MPICH 4.0.2 would not finalize four hosts over TCP, which costs 10 s in each launch. */
  private String map(int hosts, String options) {
    String list =
        IntStream.rangeClosed(1, hosts)
            .mapToObj(number -> "h" + number + ":1")
            .collect(Collectors.joining(","));
    return ("map -np "
            + hosts
            + " "
            + options
            + TwoHosts.hosts("openmpi", list)
            + "--remote-shell "
            + directory.resolve("remote-shell")
            + SHORT)
        .replaceAll(" +", " ")
        .strip();
  }

  private Path errors() {
    return directory.resolve("errors.txt");
  }

  /** Two processors are one pair; what the conditions of each say is told all the same. */
  @Test
  void theProgramThatOccupiesAProcessorIsNamed() throws Exception {
    Process busy = BusyProcessor.occupy(directory, 1);
    try {
      Tutti.Ended ended =
          Tutti.alone(directory)
              .line("map -np 2 --launches 1 --nrep 300 --launcher mpich --bind-to core" + SHORT);

      assertThat(ended.output())
          .as(ended.said())
          .containsPattern("Rank 1\\s+had\\s+no\\s+processor\\s+for")
          .contains("'occupier'");
    } finally {
      busy.destroyForcibly().waitFor();
    }
  }
}
