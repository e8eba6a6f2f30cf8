package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.opening.BrokenResults;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.SampleCampaign;

/** Files of launches that were cut off or changed after the launch: all commands judge alike. */
class BrokenFilesTest {
  private static final int LAUNCHES = 7;

  /** The commands that read campaigns, with the directory in the place of DIR. */
  private static final String[] COMMANDS = {
    "report DIR --verbose", "export DIR", "export DIR --format csv-launches", "compare DIR DIR"
  };

  @TempDir private Path path;
  private CampaignDirectory campaign;
  private Path file;
  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();

  @BeforeEach
  void measure() {
    campaign = new CampaignDirectory(path.resolve("campaign"));
    SampleCampaign.write(campaign, LAUNCHES);
    PlannedCampaign.of(campaign, Manifests.of(LAUNCHES));
    file = campaign.launch(3);
  }

  @Test
  void eachCommandSaysThatALaunchWasCutOff() throws IOException {
    cut(Files.size(file) - 10);
    for (String command : COMMANDS) {
      assertThat(run(command)).as(command).isOne();
      assertThat(output.toString() + errors).as(command).contains("[TUTTI-146] launch 3");
    }
    assertThat(run("gate --baseline DIR DIR")).isEqualTo(5);
    assertThat(output.toString()).contains("launch 3 of");
    assertThat(CampaignResult.open(campaign.path()).isComplete()).isFalse();
  }

  @Test
  void noCommandHasAFigureThatAnotherHasNotWhereverAFileIsCut() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    Random random = new Random(3);
    for (int trial = 0; trial < 200; trial++) {
      Files.write(file, Arrays.copyOf(whole, random.nextInt(whole.length)));
      run("export DIR --format csv-launches");
      long cells = output.toString().lines().filter(line -> line.startsWith("3,")).count();
      run("export DIR --format csv");
      long observations = output.toString().lines().filter(line -> line.startsWith("3,")).count();
      run("report DIR --verbose");
      assertThat(observations).isEqualTo(cells * SampleCampaign.OBSERVATIONS);
      assertThat(output.toString())
          .contains("TUTTI-146")
          .contains("Launches: 6 of 7 finished")
          .contains(" launches, " + (cells == 1 ? "120 to 140" : cells == 0 ? 120 : 140) + " obs");
    }
  }

  @Test
  void whereEveryLaunchIsCutOffNothingIsSaidOfTheirSetup() throws IOException {
    for (int launch = 1; launch <= LAUNCHES; launch++) {
      file = campaign.launch(launch);
      cut(20);
    }
    assertThat(run("report DIR")).isOne();
    assertThat(output.toString())
        .startsWith("NOTHING WAS MEASURED.")
        .contains("(7 of 7 launches)")
        .doesNotContain(" ranks");
  }

  @Test
  void whatIsBrokenIsMadeAgain() throws IOException {
    cut(Files.size(file) / 2);
    Files.writeString(
        campaign.launch(5), Files.readString(campaign.launch(5)).replace("[1050,", "[1040,"));
    Files.writeString(campaign.launch(6), "");

    assertThat(BrokenResults.find(campaign, ManifestFile.required(campaign)).setAside())
        .hasSize(3)
        .allMatch(message -> message.startsWith("[TUTTI-146] Launch "))
        .anyMatch(message -> message.contains("Launch 5") && message.contains("checksum"));

    assertThat(campaign.missing(ManifestFile.required(campaign)))
        .extracting(launch -> launch.number())
        .containsExactly(3, 5, 6);
    assertThat(BrokenResults.find(campaign, ManifestFile.required(campaign)).setAside()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"launches/0003.jsonl", "manifest.json", "journal.jsonl"})
  void aPipeInThePlaceOfAFileIsRefused(String name) throws Exception {
    Path pipe = campaign.path().resolve(name);
    Files.deleteIfExists(pipe);
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    for (String command : COMMANDS) {
      assertThat(run(command)).as(command).isEqualTo(ProblemKind.DATA.exitStatus());
      assertThat(errors.toString()).as(command).contains("not a regular file");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"runTimes\":[1030,|\"runTimes\":[-1030,",
        "\"runTimes\":[1030,|\"runTimes\":[0,",
        "\"runTimes\":[1030,1031,|\"runTimes\":[1030,",
        "\"runTimes\":[1030,|\"runTimes\":[9223372036854775807,",
        "\"starts\":[0,|\"starts\":[-5,",
        "\"benchmark\":\"org.example, \\\"B\\\".bcast\"|\"benchmark\":\"bcast\"",
        "\"benchmark\":\"org.example, \\\"B\\\".bcast\"|\"benchmark\":\".\"",
        "\"operation\":\"BCAST\"|\"operation\":\"\"",
        "\"msize\":8|\"msize\":-8",
        "\"processes\":2|\"processes\":0",
        "\"operationsPerCall\":1|\"operationsPerCall\":0",
        "\"repetitions\":20|\"repetitions\":-1",
        "\"rounds\":1|\"rounds\":-3",
        "\"details\":{}|\"details\":{\"figure mean\":\"fast\"}",
        "\"sync\":\"BARRIER\"|\"sync\":\"BARIER\"",
        "\"flags\":[0,|\"flags\":[77,",
        "\"position\":0|\"position\":-1",
        "\"started\":\"1970|\"started\":\"nineteen",
        "\"granularityNanos\":10|\"granularityNanos\":-10",
        "\"record\":\"cell\"|\"record\":\"sell\""
      })
  void editedContentsAreRefusedOrUsedButNeverEndInAStackTrace(String edit) throws IOException {
    String[] parts = edit.split("\\|");
    String text = Files.readString(file);
    String edited = text.replace(parts[0], parts[1]);
    assertThat(edited).isNotEqualTo(text);
    // Without its last record, no checksum protects the file.
    Files.writeString(file, edited.substring(0, edited.indexOf("{\"record\":\"completion\"")));
    for (String command : COMMANDS) {
      assertThat(run(command)).as(command).isIn(1, ProblemKind.DATA.exitStatus());
      assertThat(errors.toString()).as(command).doesNotContain("\tat ", "TUTTI-009");
    }
  }

  private void cut(long length) throws IOException {
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), (int) length));
  }

  private int run(String command) {
    output.getBuffer().setLength(0);
    errors.getBuffer().setLength(0);
    String[] arguments = command.split(" ");
    for (int index = 0; index < arguments.length; index++) {
      arguments[index] =
          arguments[index].equals("DIR") ? campaign.path().toString() : arguments[index];
    }
    return Main.run(
        new PrintWriter(output, true), new PrintWriter(errors, true), System.getenv(), arguments);
  }
}
