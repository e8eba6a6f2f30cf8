package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignResult;
import org.tutti.lab.tune.LookUpCheck;
import org.tutti.mpi.names.LauncherName;
import org.tutti.records.settings.SettingKey;

/** Open MPI as it is installed looks each operation up by the size that {@code tune} writes. */
@Tag("all")
class LookUpIT {
  private static final int PROCESSES = 3;

  @TempDir Path directory;

  @Test
  void aRuleHoldsAtTheSizeThatItNamesAndNowhereElse() throws Exception {
    List<String> operations = new ArrayList<>(LookUpCheck.allOperations());
    operations.remove("MPI_Barrier");
    LookUpCheck check = new LookUpCheck(operations, PROCESSES);
    Path rules = Files.writeString(directory.resolve("rules.conf"), check.rules());
    CampaignPlan plan =
        CampaignPlan.builder()
            .set(SettingKey.LAUNCHER, new LauncherName("openmpi"))
            .add(SettingKey.LAUNCHER_OPTION, "--oversubscribe")
            .set(SettingKey.BIND_TO, "none")
            .add(SettingKey.ENVIRONMENT, "OMPI_ALLOW_RUN_AS_ROOT=1")
            .add(SettingKey.ENVIRONMENT, "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1")
            .add(SettingKey.ENVIRONMENT, "OMPI_MCA_mpi_yield_when_idle=1")
            .set(SettingKey.REPETITIONS, 5)
            .set(SettingKey.WARMUP, 0)
            .set(SettingKey.RESULTS, directory.resolve("results"))
            .build();

    CampaignResult result = Campaign.run(check.plan(plan, rules));

    assertThat(check.confirmed(result.cells())).containsExactlyInAnyOrderElementsOf(operations);
  }
}
