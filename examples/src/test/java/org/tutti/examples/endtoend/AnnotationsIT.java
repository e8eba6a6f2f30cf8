package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Annotations whose effect can be seen only in a real launch. */
class AnnotationsIT {
  @TempDir Path directory;

  @Test
  void launchesAndJvmOptionsOfAnnotationsMakeACampaign() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .withTestBenchmarks()
            .line("run -np 2 --results results *AnnotatedBenchmark*");

    assertThat(ended.status()).as(ended.said()).isZero();
    List<Path> launches = files("results/launches");
    assertThat(launches).hasSize(2);
    assertThat(headers(launches))
        .allMatch(header -> header.contains("-Dorg.tutti.test=given"))
        .allMatch(header -> header.contains("\"asked\":\"FUNNELED\""));
    for (Path launch : launches) {
      List<String> lines = Files.readAllLines(launch);
      assertThat(cell(lines, "untilTimeIsUp")).contains("stoppedBy");
      assertThat(cell(lines, "coldByOverwriting")).contains("\"cacheErasedBytes\":\"4096\"");
      assertThat(cell(lines, "coldByAdvancing")).contains("\"data\":\"ADVANCED\"");
      assertThat(cell(lines, "live"))
          .contains("\"data\":\"WRITTEN_READ\"", "\"dataWrittenBytes\":\"8\"");
      assertThat(lines).filteredOn(line -> line.contains("\"record\":\"rank\"")).hasSize(2);
    }
  }

  @Test
  void theTimeOfACellIsThatOfAllItsPortions() throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, "mpirun.openmpi", "-n", "2")
            .withTestBenchmarks()
            .line("--nrep 20 --timeout 2 --results results *InterleavedBenchmark*");

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error()).contains("[TUTTI-069]").contains("InterleavedBenchmark.bcast");
  }

  @Test
  void aCellThatHangsEndsTheLaunchWithinItsTimeAndTheOthersAreKept() throws Exception {
    assertThatAHangingCellEndsTheLaunch("mpirun.openmpi");
  }

  @Test
  void aCellThatHangsEndsTheLaunchOfMpichToo() throws Exception {
    assertThatAHangingCellEndsTheLaunch("mpiexec.mpich");
  }

  private void assertThatAHangingCellEndsTheLaunch(String launcher) throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, launcher, "-n", "2")
            .withTestBenchmarks()
            .line("--nrep 20 --results results *SilentBenchmark* --seed", LaunchIT.SOUND_FIRST);

    assertThat(ended.status()).as(ended.said()).isNotZero();
    assertThat(ended.error())
        .contains("[TUTTI-069]")
        .containsPattern("rank 1 is in the check of its data, at \\S+vanishesOnRankOne\\(");
    assertThat(Files.readAllLines(files("results/launches").get(0)))
        .anyMatch(line -> line.contains("\"record\":\"cell\"") && line.contains("sound"))
        .noneMatch(line -> line.contains("\"record\":\"cell\"") && line.contains("vanishes"));
  }

  private List<Path> files(String name) throws IOException {
    try (Stream<Path> files = Files.list(directory.resolve(name))) {
      return files.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
    }
  }

  private static List<String> headers(List<Path> launches) throws IOException {
    List<String> headers = new ArrayList<>();
    for (Path launch : launches) {
      headers.add(Files.readAllLines(launch).get(0));
    }
    return headers;
  }

  private static String cell(List<String> lines, String benchmark) {
    return lines.stream()
        .filter(line -> line.contains("\"record\":\"cell\"") && line.contains(benchmark))
        .findFirst()
        .orElseThrow();
  }
}
