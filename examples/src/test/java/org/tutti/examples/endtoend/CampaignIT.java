package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code java -jar benchmarks.jar run}: the driver, its launches and its table. */
class CampaignIT {
  @TempDir Path directory;

  @Test
  void runStartsEachLaunchAndReportsOverThem() throws Exception {
    assertThatRunReports("mpiexec.mpich", "MPICH");
  }

  @Test
  void runStartsLaunchesOfOpenMpiToo() throws Exception {
    assertThatRunReports("mpirun.openmpi", "Open MPI");
  }

  private void assertThatRunReports(String launcher, String library) throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withPage()
            .line(
                "run --launches 2 --sync ROUNDTIME:tolerance=60s Example02Bcast.bcast "
                    + small(launcher));

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.error()).containsOnlyOnce("Round time without a slot");
    assertThat(ended.output()).contains("ALLREDUCE").contains("BCAST").contains(library);
    assertThat(directory.resolve("results/manifest.json")).exists();
    assertThat(directory.resolve("results/report.html")).content().contains("<svg");
    try (Stream<Path> launches = Files.list(directory.resolve("results/launches"))) {
      assertThat(launches.filter(file -> file.toString().endsWith(".jsonl"))).hasSize(2);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mpirun.openmpi", "mpiexec.mpich"})
  void anInterruptKeepsWhatWasMeasured(String launcher) throws Exception {
    Path error = directory.resolve("err.txt");
    // A process that was started in the background may ignore this signal.
    Process driver =
        Tutti.under(directory, "env", "--default-signal=INT")
            .start(
                directory.resolve("out.txt"),
                error,
                Tutti.words("run --launches 500 " + small(launcher)));
    try {
      Tutti.awaitFile(directory.resolve("results/launches/0001.jsonl"), driver, error);
      new ProcessBuilder("kill", "-INT", Long.toString(driver.pid())).start().waitFor();
      assertThat(driver.waitFor(90, TimeUnit.SECONDS)).as("ends after SIGINT").isTrue();
    } finally {
      driver.descendants().forEach(ProcessHandle::destroyForcibly);
      driver.destroyForcibly();
    }
    assertThat(driver.exitValue()).isEqualTo(130);
    assertThat(Files.readString(directory.resolve("out.txt"))).contains("ALLREDUCE");

    Tutti.Ended report = Tutti.alone(directory).run("report", "results");
    assertThat(report.status()).as(report.said()).isEqualTo(1);
    assertThat(report.output())
        .contains("ALLREDUCE")
        .contains("Ended before the last launch: it was interrupted");
  }

  private static String small(String launcher) {
    return "--launcher "
        + launcher
        + " -np 2 --msizes 8 --nrep 50 --results results Example01Allreduce";
  }
}
