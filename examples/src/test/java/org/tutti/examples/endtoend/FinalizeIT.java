package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.tutti.mpi.natives.PreloadedLibrary;
import org.tutti.rank.process.ProcessTree;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;

/** The end of a launch: a library that does not finalize, and a rank 0 that reports late. */
@Tag("jdk")
@Execution(ExecutionMode.CONCURRENT)
class FinalizeIT {
  @TempDir Path directory;

  @Test
  void theLaunchCountsAndItsProcessesAreEnded() throws Exception {
    Tutti.Ended ended =
        Tutti.alone(directory)
            .with(
                "LD_PRELOAD", PreloadedLibrary.of(FinalizeIT.class, "endless-finalize", directory))
            .line(
                "run -np 2 --launcher openmpi --launches 1 --results r --msizes 8 --nrep 20"
                    + " --no-jvm-cache Example01*");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.error()).contains("[TUTTI-228] MPI_Finalize has not returned for 10 s");
    CampaignDirectory campaign = new CampaignDirectory(directory.resolve("r"));
    assertThat(CampaignContents.of(campaign).failures()).isEmpty();
    assertThat(campaign.results()).hasSize(1);
    assertThat(new ProcessTree(directory.resolve("r") + "#").members()).isEmpty();
  }

  @Test
  void aLaunchByHandReportsAlthoughMpiDoesNotEnd() throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, "mpirun.openmpi", "--oversubscribe", "-np", "2")
            .with(
                "LD_PRELOAD", PreloadedLibrary.of(FinalizeIT.class, "endless-finalize", directory))
            .line("--msizes 8 --nrep 20 --results r Example01*");

    assertThat(ended.output()).as(ended.said()).containsOnlyOnce("ALLREDUCE");
    assertThat(ended.error()).contains("[TUTTI-228] MPI_Finalize has not returned for 10 s");
  }

  /** The launcher waits for it. */
  @Test
  void rankZeroReportsAfterTheOtherRanksHaveEnded() throws Exception {
    Tutti.Ended ended =
        Tutti.under(directory, "mpirun.openmpi", "--oversubscribe", "-np", "2")
            .with("LD_PRELOAD", PreloadedLibrary.of(FinalizeIT.class, "late-reader", directory))
            .line("--msizes 8 --nrep 20 --results r Example01*");

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.output()).as(ended.said()).contains("allreduce");
    assertThat(ended.error()).doesNotContain("TUTTI-228");
  }
}
