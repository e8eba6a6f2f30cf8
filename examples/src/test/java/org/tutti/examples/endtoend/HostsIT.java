package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.RankPlacement;

/** Launches on two hosts, which are namespaces of this machine, over TCP. */
class HostsIT {
  private static final long MINUTE_NANOS = 60_000_000_000L;

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich"})
  void ranksRunOnTheHostsThatAreNamed(String launcher) throws Exception {
    Tutti.Ended ended = run("--map-by cyclic" + TwoHosts.hosts(launcher));

    assertThat(ended.status()).as(ended.said()).isZero();
    Path file = new CampaignDirectory(directory.resolve("r")).launch(1);
    try (LaunchReader reader = LaunchReader.open(file)) {
      assertThat(reader.header().ranks())
          .extracting(RankPlacement::host)
          .isEqualTo(List.of("h1", "h2"));
      assertThat(reader.header().environment().otherHosts())
          .singleElement()
          .satisfies(host -> assertThat(host.host()).isEqualTo("h2"));
    }
  }

  @Test
  void aHostThatDoesNotAnswerIsNamedBeforeAnythingIsMeasured() throws Exception {
    Tutti.Ended ended = run("--launcher openmpi --hosts h1:1,h3:1");

    assertThat(ended.status()).isNotZero();
    assertThat(ended.error())
        .contains("[TUTTI-236]", "h3 does not answer (no route to h3).")
        .doesNotContain("h1 does not answer");
    assertThat(directory.resolve("r")).doesNotExist();
  }

  /**
   * Rank 0 has no reason to end, and waits for the others in MPI_Init. Hydra does not end it
   * because of the exit status of another one.
   */
  @ParameterizedTest
  @CsvSource({"openmpi, mpich", "mpich, openmpi"})
  void aHostThatLoadsALibraryOfAnotherFamilyIsNamedAndEndsTheLaunch(String launcher, String other)
      throws Exception {
    String script = "[ $1 != h2 ] || export TUTTI_MPI_LIBRARY=" + other + "; exec %s \"$@\"";
    Tutti.Ended ended = runThrough(script, "--retries 0" + TwoHosts.hosts(launcher));

    assertThat(ended.status()).isNotZero();
    assertThat(ended.error())
        .containsPattern("\\[TUTTI-022] .*\\(On host h2\\.\\)")
        .doesNotContain("--launch-timeout");
  }

  /**
   * Such ranks often wait for each other in MPI_Init; here, those of one host are never started.
   */
  @Tag("all")
  @Test
  void versionsThatDifferAreToldWhenALaunchDoesNotBegin() throws Exception {
    String script =
        """
        case "$1 $*" in
          "h2 "*LibraryMain*)
            echo '{"name":"MPICH 9.9","version":"9.9","path":"/lib/other"}'; echo tutti-ready ;;
          "h2 "*hydra_pmi_proxy*) exec sleep 600 ;;
          *) exec %s "$@" ;;
        esac""";
    Tutti.Ended ended = runThrough(script, "--launch-timeout silence=8s" + TwoHosts.hosts("mpich"));

    assertThat(ended.error().replaceAll("\\s+", " "))
        .contains("[TUTTI-148]", "different libraries: MPICH ", "; MPICH 9.9 (/lib/other) on h2");
    assertThat(JournalEvents.of(Event.FAILED, directory.resolve("r")))
        .singleElement()
        .satisfies(end -> assertThat(end.details().get("class")).isEqualTo("wrong library"));
  }

  /**
   * The monotonic clocks of the hosts are an hour apart. On busy hosts no observation may be valid,
   * which is told; the synchronization with the most messages must end nevertheless.
   */
  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich"})
  void clocksThatAreFarApartAreSynchronized(String launcher) throws Exception {
    Tutti.Ended ended = run("--sync WINDOW_HCA" + TwoHosts.hosts(launcher));

    Path file = new CampaignDirectory(directory.resolve("r")).launch(1);
    assertThat(file).as(ended.said()).exists();
    assertThat(Files.readString(file)).contains("\"clocks\":2,");
  }

  /** Without a global clock, run-times across the hosts would be an hour long, or negative. */
  @Tag("all")
  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich"})
  void everyClockSynchronizationLearnsTheHourBetweenTheHosts(String launcher) throws Exception {
    String options = "--launches 1 --nrep 5" + TwoHosts.hosts(launcher);
    Tutti.Ended ended =
        TwoHosts.tutti(directory)
            .withTestBenchmarks()
            .run(TwoHosts.arguments(directory, options, "*GlobalClocksBenchmark*"));

    Path file = new CampaignDirectory(directory.resolve("r")).launch(1);
    assertThat(file).as(ended.said()).exists();
    assertThat(Files.readString(file).split("\"clocks\":2,")).hasSize(1 + 7);
    try (LaunchReader reader = LaunchReader.open(file)) {
      for (Optional<CellRecord> cell = reader.next(); cell.isPresent(); cell = reader.next()) {
        Observations observations = cell.get().observations();
        assertThat(IntStream.range(0, observations.count()).mapToLong(observations::runTime))
            .as(cell.get().key().toString())
            .allMatch(time -> time >= 0 && time < MINUTE_NANOS);
      }
    }
  }

  /**
   * A campaign through another remote shell.
   *
   * @param script in which {@code %s} stands for the usual one
   */
  private Tutti.Ended runThrough(String script, String options) throws Exception {
    Path shell = directory.resolve("other-shell");
    Files.writeString(
        shell, "#!/bin/sh\n" + script.formatted(directory.resolve("remote-shell")) + "\n");
    assertThat(shell.toFile().setExecutable(true)).isTrue();
    String line = "run -np 2 --results r --no-jvm-cache --launches 1 --nrep 20 " + options.strip();
    return TwoHosts.tutti(directory)
        .run(Tutti.words(line, "--remote-shell", shell.toString(), "Example01*"));
  }

  private Tutti.Ended run(String options) throws Exception {
    return TwoHosts.tutti(directory)
        .run(
            TwoHosts.arguments(
                directory, "--msizes 8 --launches 1 --nrep 20 " + options, "Example01*"));
  }
}
