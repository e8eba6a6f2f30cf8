package org.tutti.campaign.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlurmJobTest {
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
