package org.tutti.campaign.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SlurmJobTest {
  private static final Map<String, String> JOB = Map.of("SLURM_JOB_ID", "7");

  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource({
    "echo COMPLETING, job 7: COMPLETING",
    "echo CANCELLED, job 7: CANCELLED",
    "true, job 7 is over",
    "'echo slurm_load_jobs error: Invalid job id specified; exit 1',"
        + " job 7: slurm_load_jobs error: Invalid job id specified"
  })
  void aJobThatIsOverIsNamed(String queue, String words) throws IOException {
    assertThat(SlurmJob.over(JOB, program(queue))).contains(words);
  }

  @ParameterizedTest
  @ValueSource(strings = {"echo RUNNING", "echo SUSPENDED", "echo no connection; exit 1"})
  void aJobOfWhichSlurmSaysNothingElseRuns(String queue) throws IOException {
    assertThat(SlurmJob.over(JOB, program(queue))).isEmpty();
    assertThat(SlurmJob.over(Map.of(), program("true"))).isEmpty();
  }

  private String program(String script) throws IOException {
    Path file = Files.writeString(directory.resolve("squeue"), "#!/bin/sh\n" + script + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file.toString();
  }

  @Test
  void theEndOfTheJobIsTakenFromTheEnvironment() {
    assertThat(SlurmJob.end(Map.of("SLURM_JOB_ID", "7", "SLURM_JOB_END_TIME", "1764000000")))
        .contains(Instant.ofEpochSecond(1764000000));
  }

  @Test
  void outsideAJobThereIsNone() {
    assertThat(SlurmJob.end(Map.of())).isEmpty();
    assertThat(SlurmJob.end(Map.of("SLURM_JOB_ID", ""))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1-02:03:04, 93784", "2:03:04, 7384", "3:04, 184", "0:00, 0"})
  void theTimeThatIsLeftIsRead(String text, int seconds) {
    assertThat(SlurmJob.timeLeft(text)).contains(Duration.ofSeconds(seconds));
  }

  @ParameterizedTest
  @CsvSource({"UNLIMITED", "NOT_SET", "INVALID", "''"})
  void aJobWithoutLimitHasNoEnd(String text) {
    assertThat(SlurmJob.timeLeft(text)).isEmpty();
  }
}
