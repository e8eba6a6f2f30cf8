package org.tutti.lab.trust.checklist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.cli.Main;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;

/** The option {@code --checklist} of the command {@code report}. */
class ReportedChecklistTest {
  @TempDir private Path folder;

  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();

  @BeforeEach
  void write() {
    SampleCampaign.write(new CampaignDirectory(folder), 2);
  }

  @Test
  void theChecklistsStandInThePlaceOfTheTables() {
    assertThat(report("--checklist")).isZero();
    assertThat(output.toString()).contains("Hoefler and Belli").doesNotContain("p99");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--format json", "--html page.html"})
  void otherOutputIsRefusedBesideThem(String options) {
    assertThat(report("--checklist " + options))
        .isEqualTo(CommandLineProblem.COMMAND_LINE_INVALID.exitStatus());
    assertThat(errors.toString())
        .contains(CommandLineProblem.COMMAND_LINE_INVALID.label(), "--checklist");
  }

  private int report(String options) {
    String[] arguments =
        Stream.concat(Stream.of("report", folder.toString()), Stream.of(options.split(" ")))
            .toArray(String[]::new);
    return Main.run(new PrintWriter(output), new PrintWriter(errors), Map.of(), arguments);
  }
}
