package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.CampaignDirectory;

/** Two campaigns in one directory, from two hosts. */
class TwoDriversIT {
  /** As long as the test may take. */
  private static final String ENDLESS_CELL = "--launches 1 --nrep 2000 ";

  @TempDir Path directory;

  /** The hosts of the campaign do not answer to the second driver if it is on a third host. */
  @Test
  void aSecondDriverIsRefusedOnEachHost() throws Exception {
    Path errors = directory.resolve("errors.txt");
    Process driver =
        TwoHosts.tutti(directory)
            .withTestBenchmarks()
            .start(
                directory.resolve("output.txt"),
                errors,
                TwoHosts.arguments(
                    directory, ENDLESS_CELL + TwoHosts.hosts("openmpi"), "*LastingBenchmark*"));
    Path attempt = new CampaignDirectory(directory.resolve("r")).attempt(1, 1);
    Tutti.awaitFile(new CampaignDirectory(attempt).launch(1), driver, errors);
    try {
      for (Tutti host : List.of(TwoHosts.on(directory, "h2"), Tutti.alone(directory))) {
        Tutti.Ended second = host.withTestBenchmarks().line("run --results r");

        assertThat(second.error())
            .contains("[TUTTI-109] Another driver is running in " + directory, "on head.");
        assertThat(second.status()).isNotZero();
      }
    } finally {
      TwoHosts.interrupt(driver);
    }
  }
}
