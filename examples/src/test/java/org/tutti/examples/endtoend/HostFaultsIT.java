package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.launch.Heartbeats;

/** A host, or the link to it, fails while a launch is measured. */
@Tag("all")
class HostFaultsIT {
  /** The cell lasts until the fault has occurred. */
  private static final String LONG_CELL = "--launches 1 --nrep 200 ";

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich"})
  void aKilledHostCostsOneAttempt(String launcher) throws Exception {
    Path errors = directory.resolve("errors.txt");
    Process driver = start(errors, LONG_CELL + TwoHosts.hosts(launcher));
    awaitFirstAttempt(driver, errors);
    assertThat(TwoHosts.script(directory, "kill-host", "h2")).isZero();
    hurry();

    assertThat(driver.waitFor(100, TimeUnit.SECONDS)).isTrue();
    assertThat(driver.exitValue()).as(Files.readString(errors)).isZero();
    assertThat(events(Event.FAILED)).hasSize(1);
    assertThat(events(Event.FINISHED)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich"})
  void aLinkThatIsDownIsToldBeforeTheSilenceOfTheLaunchEndsIt(String launcher) throws Exception {
    Path errors = directory.resolve("errors.txt");
    Process driver =
        start(
            errors,
            LONG_CELL + " --retries 0 --launch-timeout silence=12s" + TwoHosts.hosts(launcher));
    awaitFirstAttempt(driver, errors);
    Heartbeats ranks = Heartbeats.in(new CampaignDirectory(directory.resolve("r")).attempt(1, 1));
    while (ranks.last().isEmpty() && driver.isAlive()) {
      Thread.sleep(20);
    }
    assertThat(TwoHosts.script(directory, "link", "h2", "down")).isZero();

    assertThat(driver.waitFor(100, TimeUnit.SECONDS)).isTrue();
    assertThat(events(Event.FAILED))
        .singleElement()
        .satisfies(
            failure -> {
              assertThat(failure.details().get("class")).isEqualTo("host lost");
              assertThat(failure.details().get("reason"))
                  .startsWith("h2 does not answer (no route to h2)")
                  .contains("last seen");
            });
    assertThat(Files.readString(errors).replaceAll("\\s+", " "))
        .contains(
            "[TUTTI-239] Ranks of an earlier attempt may still be running: h2 does not"
                + " answer");
  }

  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich"})
  void anInterruptedCampaignIsResumedFromAnotherHost(String launcher) throws Exception {
    Path errors = directory.resolve("errors.txt");
    Process driver = start(errors, LONG_CELL + TwoHosts.hosts(launcher));
    awaitFirstAttempt(driver, errors);
    TwoHosts.interrupt(driver);
    hurry();

    assertThat(events(Event.FAILED))
        .as(Files.readString(errors))
        .singleElement()
        .satisfies(end -> assertThat(end.details().get("class")).isEqualTo("interrupted"));
    Tutti.Ended resumed =
        TwoHosts.tutti(directory, directory.resolve("remote-shell").toString(), "h2")
            .withTestBenchmarks()
            .line("run --results r");
    assertThat(resumed.status()).as(resumed.said()).isZero();
    assertThat(events(Event.FINISHED)).hasSize(1);
  }

  private Process start(Path errors, String options) throws Exception {
    return TwoHosts.tutti(directory)
        .withTestBenchmarks()
        .start(
            directory.resolve("output.txt"),
            errors,
            TwoHosts.arguments(directory, options, "*LastingBenchmark*"));
  }

  private void awaitFirstAttempt(Process driver, Path errors) throws Exception {
    Path attempt = new CampaignDirectory(directory.resolve("r")).attempt(1, 1);
    Tutti.awaitFile(new CampaignDirectory(attempt).launch(1), driver, errors);
  }

  /** Lets cells end soon. */
  private void hurry() throws IOException {
    Files.createFile(directory.resolve(LastingBenchmark.HURRY));
  }

  private List<JournalEntry> events(Event event) throws IOException {
    return JournalEvents.of(event, directory.resolve("r"));
  }
}
