package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.rank.process.ProcessTree;

/** Operations on files: their data, where the files are, and that nothing is left of them. */
class FilesIT {
  private static final String SHORT = " --msizes 4Ki --nrep 10 --warmup 5 ";

  @TempDir Path directory;

  @Test
  void everyOperationLeavesTheRightDataInItsFile() throws Exception {
    String line =
        "--dry --msizes 0,4096 --suite files --param blocks=3 --param datatype=BYTE"
            + " --param content=EMPTY --param completion=VISIBLE";
    for (Tutti launcher : List.of(onOpenMpi(3), onMpich(2))) {
      Tutti.Ended ended = launcher.line(line);
      assertThat(ended.status()).as(ended.said()).isZero();
      assertThat(cells(ended))
          .hasSize(2 * 50)
          .allMatch(
              cell ->
                  cell.endsWith(": data correct")
                      || cell.contains("MPI_File_preallocate that returns on all ranks"));
    }
    assertThat(left(directory)).isEmpty();
  }

  @Test
  void aCampaignRecordsWhereItsFilesWere() throws Exception {
    Path place = Files.createDirectory(directory.resolve("place"));
    String hints = "hints=cb_buffer_size=1048576";
    for (String launcher : List.of("mpirun.openmpi", "mpiexec.mpich")) {
      Tutti.Ended ended =
          Tutti.alone(directory)
              .line(
                  "run -np 2 --launches 1 --no-jvm-cache --results "
                      + launcher
                      + SHORT
                      + "--launcher "
                      + launcher
                      + " --file-dir place,cache=dropped"
                      + (launcher.contains("mpich") ? "," + hints : "")
                      + " MPI_File_read_at_all");
      assertThat(ended.status()).as(ended.said()).isZero();
      String record = Files.readString(directory.resolve(launcher + "/launches/0001.jsonl"));
      assertThat(record)
          .contains("\"file.system\":\"", "\"file.neededBytes\":\"131072\"")
          .contains("\"file.directory\":\"" + place)
          .contains("\"file-cache\":\"DROPPED\"")
          .containsPattern("\"file.cache\":\"\\d % of a file stayed in memory\"")
          .contains("\"file.hints\":\"");
      if (launcher.contains("mpich")) {
        assertThat(record).containsPattern("file.hints\":\"[^\"]*cb_buffer_size=1048576");
      }
    }
    assertThat(place).isEmptyDirectory();
  }

  /** A launch has one directory for all. */
  @Test
  void benchmarksThatWantDifferentDirectoriesAreMeasuredSeparately() throws Exception {
    Tutti.Ended both =
        Tutti.alone(directory).withTestBenchmarks().line("--dry *TwoPlacesBenchmark*");
    assertThat(both.status()).as(both.said()).isEqualTo(2);
    assertThat(both.said().replaceAll("\\s+", " "))
        .contains("[TUTTI-017] file-dir is not the same");

    Tutti.Ended one =
        Tutti.alone(directory).withTestBenchmarks().line("--dry *TwoPlacesBenchmark.here");
    assertThat(one.status()).as(one.said()).isZero();
  }

  /** What a killed rank leaves is removed by whoever is left; by the next launch at the latest. */
  @Tag("all")
  @Test
  void filesOfKilledRanksAreRemoved() throws Exception {
    String lasting =
        " --msizes 64Ki --nrep 1000000 --launcher mpirun.openmpi -np 2 --file-dir . MPI_File_write";
    Process campaign =
        Tutti.alone(directory)
            .start(
                directory.resolve("out"),
                directory.resolve("err"),
                Tutti.words("run --launches 1 --retries 0 --no-jvm-cache" + lasting));
    awaitFiles();
    ranks(campaign).skip(1).findFirst().orElseThrow().destroyForcibly();
    assertThat(campaign.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(left(directory)).isEmpty();

    Process killed =
        Tutti.alone(directory)
            .start(
                directory.resolve("out"),
                directory.resolve("err"),
                Tutti.words("run --launches 1 --no-jvm-cache --results killed" + lasting));
    awaitFiles();
    killAll(killed, "killed");
    assertThat(left(directory)).hasSize(1);
    Tutti.Ended next = onMpich(2).line(SHORT.strip() + " --file-dir . MPI_File_read");
    assertThat(next.status()).as(next.said()).isZero();
    assertThat(left(directory)).isEmpty();
  }

  /** No driver knows what an annotation says, but where a launch has noted it. */
  @Tag("all")
  @Test
  void filesInThePlaceOfAnAnnotationAreRemovedWithoutAnotherLaunchThere() throws Exception {
    String lasting =
        " --nrep 100000 --launcher mpirun.openmpi -np 2 --no-jvm-cache *TwoPlacesBenchmark.there";
    Process campaign = started("run --launches 1 --retries 0 --results one" + lasting);
    awaitLock();
    ranks(campaign).skip(1).findFirst().orElseThrow().destroyForcibly();
    assertThat(campaign.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(left(directory)).isEmpty();

    Process killed = started("run --launches 1 --retries 0 --results all" + lasting);
    awaitLock();
    killAll(killed, "all");
    assertThat(left(directory)).hasSize(1);
    // A launch that finds no room removes nothing.
    Files.createFile(directory.resolve(TwoPlacesBenchmark.FULL));
    Tutti.Ended resumed = Tutti.alone(directory).withTestBenchmarks().line("run --results all");
    assertThat(resumed.status()).as(resumed.said()).isNotZero();
    assertThat(resumed.said()).contains("[TUTTI-512]");
    assertThat(left(directory)).isEmpty();
  }

  private Process started(String line) throws Exception {
    return Tutti.alone(directory)
        .withTestBenchmarks()
        .start(directory.resolve("out"), directory.resolve("err"), Tutti.words(line));
  }

  /** Kills a driver with all that it has started. */
  private void killAll(Process driver, String results) throws Exception {
    List<ProcessHandle> all =
        Stream.concat(driver.descendants(), Stream.of(driver.toHandle())).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    new ProcessTree(directory.resolve(results) + "#").kill();
  }

  private void awaitLock() throws Exception {
    for (int tried = 0; tried < 600; tried++) {
      List<Path> made = left(directory);
      if (!made.isEmpty() && Files.exists(made.get(0).resolve("lock"))) {
        return;
      }
      Thread.sleep(100);
    }
    throw new AssertionError("no files after a minute");
  }

  /** What does not depend on the library is refused by one after the other. */
  @Test
  void whereNoFilesCanBeMadeIsSaidBefore() throws Exception {
    Path file = Files.createFile(directory.resolve("taken"));
    String read = SHORT + "MPI_File_read_at --file-dir ";
    assertRefused(onOpenMpi(2), read + "none", "[TUTTI-510] ", "none does not exist");
    assertRefused(onMpich(2), read + file, "[TUTTI-510] ", "is a file, not a directory");
    for (Tutti launcher : List.of(onOpenMpi(2), onMpich(2))) {
      assertRefused(
          launcher,
          read + "/dev/shm,cache=dropped",
          "[TUTTI-515] ",
          "100 % of a file of 4194304 B stayed in memory");
    }
    assertRefused(
        onOpenMpi(2),
        read + ". --param blocks=1000000000",
        "[TUTTI-512] ",
        " MiB for its files, and ");
    // Open MPI repeats hints that it does not know.
    Tutti.Ended ignored = onMpich(2).line((read + ".,hints=no_such_hint=1").strip());
    assertThat(ignored.status()).as(ignored.said()).isEqualTo(2);
    assertThat(ignored.said()).contains("[TUTTI-517] ", "no_such_hint");
    assertRefused(onMpich(2), read + ".,hints=cb_nodes", "[TUTTI-003] ", "is not NAME=VALUE");
    assertRefused(onOpenMpi(2), read + ".,cache=hot", "[TUTTI-003] ", "hot");
    assertThat(left(directory)).isEmpty();
    assertThat(left(Path.of("/dev/shm"))).isEmpty();
  }

  private static void assertRefused(Tutti launcher, String line, String problem, String text)
      throws Exception {
    Tutti.Ended ended = launcher.line(line.strip());
    // MPICH's launcher loses the status of a rank that ends while others still begin.
    assertThat(ended.status()).as(ended.said()).isIn(2, 255);
    assertThat(ended.said().replaceAll("\\s+", " ")).contains(problem).contains(text);
  }

  private void awaitFiles() throws Exception {
    for (int tried = 0; left(directory).isEmpty() && tried < 600; tried++) {
      Thread.sleep(100);
    }
    // A file of a cell, and not only that of the beginning.
    Path made = left(directory).get(0);
    for (int tried = 0; !Files.exists(made.resolve("file")) && tried < 600; tried++) {
      Thread.sleep(100);
    }
    assertThat(made.resolve("file")).exists();
  }

  /** The Java processes that a driver has started. */
  private static Stream<ProcessHandle> ranks(Process driver) {
    return driver
        .descendants()
        .filter(process -> process.info().command().orElse("").endsWith("/java"));
  }

  private static List<Path> left(Path where) throws IOException {
    try (Stream<Path> entries = Files.walk(where, where.startsWith("/dev") ? 1 : 4)) {
      return entries
          .filter(entry -> entry.getFileName().toString().startsWith("tutti-files-"))
          .toList();
    }
  }

  private static List<String> cells(Tutti.Ended ended) {
    return ended
        .output()
        .replaceAll("\\R {2}(?=\\S)", " ")
        .lines()
        .filter(line -> line.matches("\\S+ at \\d+ (?:[KMG]i)?B.*"))
        .toList();
  }

  private Tutti onOpenMpi(int processes) {
    return Tutti.under(directory, "mpirun.openmpi", "--oversubscribe", "-np", "" + processes);
  }

  private Tutti onMpich(int processes) {
    return Tutti.under(directory, "mpiexec.mpich", "-n", "" + processes);
  }
}
