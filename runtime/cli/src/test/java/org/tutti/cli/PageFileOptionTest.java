package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.option.PageFileOption;
import org.tutti.records.campaign.WrittenCampaign;
import picocli.CommandLine;

class PageFileOptionTest {
  @TempDir Path folder;

  @Test
  void theDefaultIsAPageBesideTheResults() {
    assertThat(written()).isEqualTo("Pictures: " + page() + System.lineSeparator());
    assertThat(page()).isNotEmptyFile();
  }

  @Test
  void thePageCanBeOmitted() {
    assertThat(written("--no-html")).isEmpty();
    assertThat(page()).doesNotExist();
  }

  private String written(String... arguments) {
    new WrittenCampaign(folder, Instant.EPOCH)
        .variant("a", 8, launch -> new long[] {1000, 1001})
        .write(2);
    StringWriter output = new StringWriter();
    CommandLine.populateCommand(new PageFileOption(), arguments)
        .write(CampaignResult.open(folder), new PrintWriter(output, true));
    return output.toString();
  }

  private Path page() {
    return folder.resolve("report.html");
  }
}
