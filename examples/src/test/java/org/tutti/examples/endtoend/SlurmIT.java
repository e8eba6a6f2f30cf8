package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.RankPlacement;

/**
 * Campaigns under a real Slurm: a controller, and two nodes that are namespaces of this machine.
 * {@code bench/slurm} has more cases, which wait for limits that Slurm counts in minutes.
 */
@Tag("all")
class SlurmIT {
  private static final String CAMPAIGN =
      "run -np 2 --results r --no-jvm-cache --launches 1 --nrep 20 --launcher srun --mpi-library ";

  /** Ends the job as soon as the first attempt is measured. */
  private static final String CANCELED =
      "(until ls r/attempts/*/launches/*.jsonl; do sleep 0.1; done;"
          + " scancel $(squeue --noheader --format=%i)) > canceled.txt 2>&1 &"
          + " exec salloc --quiet -N 2 -n 2 \"$@\"";

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"openmpi", "mpich"})
  void stepsOfAnAllocationAreMeasured(String library) throws Exception {
    Tutti.Ended ended =
        TwoHosts.slurm(directory, Tutti.words("salloc --quiet -N 2 -n 2"))
            .line(CAMPAIGN + library + " --msizes 8 --hosts h1:1,h2:1 Example01*");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(hosts()).isEqualTo(List.of("h1", "h2"));
  }

  @Test
  void aBatchJobIsSubmittedAndItsReportPrinted() throws Exception {
    Tutti.Ended ended =
        TwoHosts.slurm(directory)
            .line(
                CAMPAIGN
                    + "mpich --msizes 8 --submit slurm,wait --submit-option=--time=5 Example01*");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).contains("2 ranks");
    try (Stream<Path> files = Files.list(directory.resolve("r"))) {
      assertThat(files.filter(file -> file.getFileName().toString().matches("job-\\d+\\.txt")))
          .hasSize(1);
    }
  }

  /** What is told apart is kept with the results, which the job and this command share. */
  @Test
  void aMapIsSubmittedAndReadAtTheEnd() throws Exception {
    Tutti.Ended ended =
        TwoHosts.slurm(directory)
            .line(
                CAMPAIGN.replaceFirst("^run ", "map ")
                    + "mpich --hosts h1:1,h2:1 --per rank --submit slurm,wait --submit-option=--time=5");

    assertThat(ended.status()).as(ended.said() + outputOfJobs()).isZero();
    assertThat(ended.output()).contains("There is one pair, rank 0 with rank 1: ");
    assertThat(directory.resolve("r/map.json")).exists();
    assertThat(directory.resolve("r/report.html")).exists();
  }

  @Test
  void aJobThatEndsDuringALaunchInterruptsTheCampaignAtTheCostOfNoAttempt() throws Exception {
    Tutti.Ended ended =
        TwoHosts.slurm(directory, "sh", "-c", CANCELED, "sh")
            .withTestBenchmarks()
            .line(CAMPAIGN.replace("--nrep 20", "--nrep 2000") + "openmpi *LastingBenchmark*");

    assertThat(JournalEvents.of(Event.FAILED, directory.resolve("r")))
        .as(ended.said())
        .singleElement()
        .satisfies(end -> assertThat(end.details().get("class")).isEqualTo("interrupted"));
    assertThat(JournalEvents.of(Event.FINISHED, directory.resolve("r"))).isEmpty();
    assertThat(ended.status()).as(ended.said()).isEqualTo(130);
  }

  private String outputOfJobs() throws IOException {
    StringBuilder output = new StringBuilder();
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(directory.resolve("r"), "job-*.txt")) {
      for (Path file : files) {
        output.append(Files.readString(file));
      }
    }
    return output.toString();
  }

  private List<String> hosts() throws IOException {
    Path file = new CampaignDirectory(directory.resolve("r")).launch(1);
    try (LaunchReader reader = LaunchReader.open(file)) {
      return reader.header().ranks().stream().map(RankPlacement::host).toList();
    }
  }
}
