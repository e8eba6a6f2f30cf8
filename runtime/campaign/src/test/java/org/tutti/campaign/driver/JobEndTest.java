package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JobEndTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "srun: error: Unable to create step for job 12: Job/step already completing or completed",
        "srun: Check SLURM_JOB_ID environment variable. Expired or invalid job 12",
        "srun: error: Unable to confirm allocation for job 12: Invalid job id specified",
        "slurmstepd-n1: error: *** STEP 12.3 ON n1 CANCELLED AT 2026-11-22T19:00:00 DUE TO TIME LIMIT ***"
      })
  void slurmSaysThatTheJobHasEnded(String message) {
    assertThat(JobEnd.in("measuring\n" + message + "\nsrun: Terminating\n")).contains(message);
  }

  @Test
  void aRankThatDiedIsNotTheEndOfTheJob() {
    assertThat(JobEnd.in("srun: error: n1: task 1: Killed\nexpired or invalid job")).isEmpty();
  }
}
