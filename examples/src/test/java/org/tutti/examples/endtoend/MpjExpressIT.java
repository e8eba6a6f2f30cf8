package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Measurements of MPJ Express in both modes, alone and as a level of a campaign. */
@Tag("all")
class MpjExpressIT {
  private static final Pattern CPUS = Pattern.compile("\"cpus\":\"([^\"]*)\"");
  private static final int MAX_PORTS = 700;

  @TempDir Path directory;

  @Test
  void bothModesCanBeLevelsTogetherWithANativeLibrary() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withPage()
            .line(
                "run --factor mpi=native:openmpi,mpj,mpj-niodev -np 2 --launches 2 --msizes 8,1Ki"
                    + " --nrep 20 --verbose --results results *Example01* *Example20Presets.exscan*");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output())
        .contains("ALLREDUCE")
        .contains("MPJ Express 0.44 multicore", "MPJ Express 0.44 niodev", "Open MPI")
        .containsPattern("TUTTI-055\\][^\\[]+MPI_Exscan\\s+is\\s+not\\s+in\\s+this\\s+library")
        .doesNotContain("no observation of the cell is valid")
        .doesNotContain("inside the")
        .doesNotContain("the environment changed");
    assertThat(directory.resolve("results/report.html")).content().contains("<svg");
  }

  @ParameterizedTest
  @CsvSource({
    "mpj, 2, 'WINDOW_HCA:fit-points=100,exchanges=10'",
    "mpj, 2, WINDOW",
    "mpj, 2, ROUNDTIME:slot=5s",
    "mpj-niodev, 2, 'WINDOW_HCA:fit-points=100,exchanges=10'",
    "mpj-niodev, 2, ROUNDTIME:slot=5s"
  })
  void plannedStartsAndGlobalRunTimesWork(String provider, int ranks, String sync)
      throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .line(
                "--run-time GLOBAL --msizes 8 --nrep 20 --results results *Example01* --mpi "
                    + provider
                    + " -np "
                    + ranks
                    + " --sync "
                    + sync);

    // On a busy machine it may be that no rank starts in time, which is told.
    assertThat(ended.status())
        .as(ended.said())
        .isEqualTo(ended.output().contains("TUTTI-180") ? 1 : 0);
    assertThat(launchFile("results"))
        .anySatisfy(
            line ->
                assertThat(line)
                    .contains("\"record\":\"cell\"")
                    .contains("\"sync\":\"" + sync.split("[_:]")[0] + "_")
                    .contains("\"runTime\":\"GLOBAL\"")
                    .containsPattern("\"windowNanos\":\"[1-9]")
                    .containsPattern("\"runTimes\":\\[[1-9]"));
  }

  /** On fewer than three processors no rank starts in time, which is reported, too. */
  @Test
  void aLaunchIsReportedEvenIfNoObservationIsValid() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .line("--sync WINDOW --msizes 8 --nrep 20 *Example01* --mpi mpj -np 3");

    assertThat(ended.output()).contains("MPJ Express").contains("3 ranks");
    assertThat(ended.status()).isEqualTo(ended.output().contains("TUTTI-180") ? 1 : 0);
  }

  /** Some ports in use do not matter, and the result records the binding of each rank. */
  @Test
  void ranksAreBoundAsRequestedAndPortsInUseAreSkipped() throws Exception {
    String common = "-np 2 --msizes 8 --nrep 20 *Example01* --mpi mpj-niodev --results ";
    List<ServerSocket> taken = takePorts();
    try {
      Tutti.Ended ended = Tutti.alone(directory).line(common + "unbound --bind-to none");
      assertThat(taken).isNotEmpty();
      assertThat(ended.status()).as(ended.said()).isZero();
    } finally {
      for (ServerSocket socket : taken) {
        socket.close();
      }
    }
    List<String> unbound = processors("unbound");
    assertThat(unbound).hasSize(2);
    assertThat(unbound.get(0)).isEqualTo(unbound.get(1));

    Tutti.Ended ended = Tutti.alone(directory).line(common + "results");
    assertThat(ended.status()).as(ended.said()).isZero();
    List<String> bound = processors("results");
    assertThat(bound.get(0).equals(bound.get(1))).isEqualTo(unbound.get(0).matches("\\d+"));
  }

  /** The processors of each rank, as recorded. */
  private List<String> processors(String results) throws IOException {
    List<String> found = new ArrayList<>();
    Matcher matcher = CPUS.matcher(launchFile(results).get(0));
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  /** Occupies every other port of the range of MPJ Express, as far as they are free. */
  private static List<ServerSocket> takePorts() {
    List<ServerSocket> taken = new ArrayList<>();
    for (int port = 25_000; port <= 40_000 && taken.size() < MAX_PORTS; port += 2) {
      try {
        taken.add(new ServerSocket(port));
      } catch (IOException e) {
        // Already in use, which serves the same purpose.
        continue;
      }
    }
    return taken;
  }

  private List<String> launchFile(String results) throws IOException {
    return Files.readAllLines(directory.resolve(results + "/launches/0001.jsonl"));
  }
}
