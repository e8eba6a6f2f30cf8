package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.measure.process.ProcessTree;
import org.tutti.mpi.natives.PreloadedLibrary;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;

/** A library that does not finalize, as was seen with MPICH over TCP. */
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
}
