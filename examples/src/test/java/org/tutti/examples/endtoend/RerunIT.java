package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;

/** A campaign is measured once more as it was planned. */
class RerunIT {
  @TempDir Path directory;

  @Test
  void theSamePlanIsMeasuredIntoANewDirectory() throws Exception {
    MeasuredCampaign.IN_PROCESS.copyTo(directory.resolve("theirs"));

    Tutti.Ended again = Tutti.alone(directory).line("rerun theirs");
    assertThat(again.status()).as(again.said()).isZero();
    assertThat(again.error())
        .contains("benchmarks: ", "in the build that was measured", "processors: ");
    Manifest before = manifest("theirs");
    Manifest after = manifest("theirs-rerun");
    assertThat(after.seed()).isEqualTo(before.seed());
    assertThat(after.treatments()).isEqualTo(before.treatments());
    assertThat(order("theirs-rerun")).isEqualTo(order("theirs"));

    assertThat(Tutti.alone(directory).line("rerun theirs --launches 1").status()).isZero();
    assertThat(manifest("theirs-rerun-2").blocks()).isEqualTo(1);
    assertThat(Tutti.alone(directory).line("compare theirs theirs-rerun").status()).isZero();
    assertThat(Tutti.alone(directory).line("report theirs --verbose").output())
        .contains("Again: java -jar benchmarks.jar rerun theirs");
  }

  @Test
  void aVariableThatIsPassedOnMustBeThere() throws Exception {
    MeasuredCampaign.VARIABLES.copyTo(directory.resolve("theirs"));

    Tutti.Ended again = Tutti.alone(directory).line("rerun theirs --trust-programs");
    assertThat(again.status()).as(again.said()).isEqualTo(2);
    assertThat(again.error().replaceAll("\\s+", " "))
        .contains("[TUTTI-376]", "variable " + MeasuredCampaign.PASSED_ON + " is not set");
    assertThat(directory.resolve("theirs-rerun")).doesNotExist();
  }

  private Manifest manifest(String name) {
    return ManifestFile.required(new CampaignDirectory(directory.resolve(name)));
  }

  private String order(String name) {
    return manifest(name).design().launches().stream()
        .map(Object::toString)
        .collect(Collectors.joining(" "));
  }
}
