package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Clocks, planned starts, and the experiments on real libraries. */
class SynchronizationIT {
  private static final String SMALL = "--verbose --nrep 20 --msizes 8 --results r *01Allr*";

  @TempDir Path directory;

  @Tag("all")
  @ParameterizedTest
  @CsvSource({"mpirun.openmpi", "mpiexec.mpich"})
  void theExperimentsEndWithARecommendation(String launcher) throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, launcher, "-n", "2")
            .line("sync --seconds 1 --repetitions 100 --sync-data data drift barrier-skew scheme");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output())
        .contains("This takes at most about ")
        .containsPattern("Recommended on this machine: --sync [A-Z_]+, because (?s:.)* ns");
    for (String experiment : List.of("drift", "barrier-skew", "scheme")) {
      assertThat(Files.readAllLines(directory.resolve("data/" + experiment + ".csv")))
          .hasSizeGreaterThan(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"mpirun.openmpi", "mpiexec.mpich"})
  void anUntrustworthyCounterIsRejectedOnceAndAnyOtherIsDescribed(String launcher)
      throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, launcher, "-n", "2", bindTo(launcher), "core")
            .line("--clock TSC " + SMALL);

    if (ended.status() == 0) {
      assertThat(ended.output()).contains("clock TSC, ").contains("Clock TSC: step ");
      assertThat(Files.readString(directory.resolve("r/launches/0001.jsonl")))
          .contains("\"rateError\"");
    } else {
      assertThat(ended.error()).containsOnlyOnce("[TUTTI-043] The clock TSC cannot be trusted");
      assertThat(directory.resolve("r/launches")).doesNotExist();
    }
  }

  @ParameterizedTest
  @CsvSource({"mpirun.openmpi", "mpiexec.mpich"})
  void ranksThatMayRunAnywhereCannotReadTheCounter(String launcher) throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, launcher, "-n", "2", bindTo(launcher), "none")
            .line("--clock TSC " + SMALL);

    // On a machine with a single processor, all ranks are bound to it.
    if (Runtime.getRuntime().availableProcessors() > 1) {
      assertThat(ended.status()).as(ended.said()).isNotZero();
      assertThat(ended.error()).containsOnlyOnce("[TUTTI-043] The clock TSC cannot be trusted");
      assertThat(directory.resolve("r/launches")).doesNotExist();
    }
  }

  @Test
  void plannedStartsAreDescribedAndDefaultsAreReported() throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, "mpirun.openmpi", "-n", "2")
            .line("--sync ROUNDTIME:tolerance=60s " + SMALL);

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.error()).containsOnlyOnce("Round time without a slot");
    assertThat(ended.output())
        .contains("2 ranks use 1 clock, as messages between them confirmed")
        .contains("start error");
    assertThat(Files.readString(directory.resolve("r/launches/0001.jsonl")))
        .contains("\"startErrorMedianNanos\"", "\"clockBoundNanos\"", "\"clocks\":1,");
  }

  @Test
  void anUnknownSynchronizationIsReportedOnceForAllRanks() throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, "mpirun.openmpi", "-n", "2").line("--sync WINDOWHCA " + SMALL);

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).containsOnlyOnce("[TUTTI-006]").contains("Did you mean 'WINDOW_HCA'");
  }

  private static String bindTo(String launcher) {
    return launcher.endsWith("mpich") ? "-bind-to" : "--bind-to";
  }
}
