package org.tutti.lab.clocks.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.cli.Main;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.WrittenCampaign;

/** What experiments on synchronization wrote, as files and on the page of a campaign. */
class SyncDrawingsTest {
  private static final String DRIFT = "seconds,rank,drift ns,+- ns\n0,1,288,9\n1,1,-353,9\n";

  @TempDir Path folder;

  @Test
  void eachTableBecomesAFile() throws Exception {
    Files.writeString(folder.resolve("drift.csv"), DRIFT);

    assertThat(SyncDrawings.write(folder)).containsExactly(folder.resolve("clock-drift.svg"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a,b\n1,2\n", "seconds,rank,drift ns\n0,1,much\n", "seconds\n0\n"})
  void damagedTableIsNamed(String contents) throws Exception {
    Files.writeString(folder.resolve("drift.csv"), contents);

    assertThatThrownBy(() -> SyncDrawings.tables(folder))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("drift.csv are damaged");
  }

  @Test
  void directoryWithoutDataIsNamed() {
    assertThatThrownBy(() -> SyncDrawings.tables(folder))
        .hasMessageContaining("no synchronization data to draw in " + folder);
  }

  @Test
  void pageShowsThemBesideACampaign() throws Exception {
    Files.writeString(folder.resolve("drift.csv"), DRIFT);
    Path campaign = folder.resolve("campaign");
    new WrittenCampaign(campaign, Instant.EPOCH)
        .variant("a", 8, launch -> new long[] {1000, 1001})
        .write(2);
    Path page = folder.resolve("page.html");
    String data = "--sync-data=" + folder;

    assertThat(run("report", campaign.toString(), data)).contains("Give --html as well");
    assertThat(run("report", campaign.toString(), data, "--html", page.toString())).isEmpty();
    assertThat(Files.readString(page)).contains("Drift of local clocks");
  }

  private static String run(String... arguments) {
    StringWriter errors = new StringWriter();
    Main.run(
        new PrintWriter(new StringWriter(), true),
        new PrintWriter(errors, true),
        Map.of(),
        arguments);
    return errors.toString();
  }
}
