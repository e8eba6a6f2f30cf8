package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.CopyOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.campaign.opening.BrokenResults;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.campaign.SizeRule;
import org.tutti.records.campaign.SizeStage;

/** Nothing is counted twice, as another launch, or in another campaign, and nothing silently. */
class MixedFilesTest {
  private static final int LAUNCHES = 6;
  private static final CopyOption REPLACE = StandardCopyOption.REPLACE_EXISTING;

  private static final List<String> COMMANDS =
      List.of(
          "report DIR",
          "report DIR --format json",
          "export DIR",
          "export DIR --format csv-launches",
          "analyze DIR",
          "export DIR --picture run-time",
          "check DIR",
          "compare DIR OTHER",
          "history OTHER DIR",
          "gate --baseline DIR OTHER",
          "gate --baseline OTHER DIR");

  @TempDir private Path path;
  private CampaignDirectory campaign;
  private CampaignDirectory other;

  @BeforeEach
  void measure() throws IOException {
    campaign = planned("campaign", "1");
    other = planned("other", "2");
  }

  private CampaignDirectory planned(String name, String sizes) throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path.resolve(name));
    SampleCampaign.write(directory, LAUNCHES);
    PlannedCampaign.of(directory, Manifests.ofSizes(LAUNCHES, sizes));
    for (int launch = 1; launch <= LAUNCHES; launch++) {
      Files.createDirectories(directory.attempt(launch, 1));
    }
    return directory;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a copy in the place of another launch",
        "a copy as one more launch",
        "a copy with another name",
        "two files exchanged",
        "a file of another campaign",
        "the same launch of a copy that went on by itself",
        "a launch by hand in the place of a planned one",
        "a manifest of another campaign",
        "a manifest that was edited",
        "a manifest with one block more",
        "a manifest with one block less",
        "no manifest",
        "a journal of another campaign",
        "no journal",
        "an empty journal",
        "a journal without its end",
        "a journal that is damaged",
        "an attempt that was copied"
      })
  void everyCommandNamesWhatDoesNotBelong(String fault) throws IOException {
    make(fault);
    for (String command : COMMANDS) {
      StringWriter output = new StringWriter();
      StringWriter errors = new StringWriter();
      int status =
          Main.run(
              new PrintWriter(output, true),
              new PrintWriter(errors, true),
              Map.of(),
              command
                  .replace("DIR", campaign.path().toString())
                  .replace("OTHER", other.path().toString())
                  .split(" "));
      String said = output + " " + errors;
      assertThat(status).as(command + " " + said).isIn(65, 5);
      assertThat(said).as(command).containsPattern("TUTTI-351|TUTTI-105|TUTTI-111");
    }
    boolean hasPlan = !fault.contains("manifest");
    if (hasPlan && !fault.contains("another name")) {
      repairs();
    }
  }

  /** As resume does before it makes the launches that are missing. */
  private void repairs() {
    Manifest manifest = ManifestFile.required(campaign);
    BrokenResults broken = BrokenResults.find(campaign, manifest);
    assertThat(broken.setAside())
        .isNotEmpty()
        .allMatch(message -> message.matches("(?s)\\[TUTTI-(105|146)\\] .*"));
    CampaignContents contents = CampaignContents.of(campaign);
    assertThat(contents.launches()).allMatch(LaunchFile::whole);
    assertThat(contents.launches().size() + contents.unfinished().size()).isEqualTo(LAUNCHES);
    assertThat(contents.launches()).hasSizeGreaterThanOrEqualTo(LAUNCHES - 2);
    assertThat(BrokenResults.find(campaign, manifest).setAside()).isEmpty();
  }

  private void make(String fault) throws IOException {
    Path third = campaign.launch(3);
    switch (fault) {
      case "a copy in the place of another launch" ->
          Files.copy(campaign.launch(1), third, REPLACE);
      case "a copy as one more launch" -> Files.copy(campaign.launch(1), campaign.launch(7));
      case "a copy with another name" ->
          Files.copy(campaign.launch(1), campaign.launches().resolve("1.jsonl"));
      case "two files exchanged" -> {
        Path aside = Files.move(third, path.resolve("aside"));
        Files.move(campaign.launch(2), third);
        Files.move(aside, campaign.launch(2));
      }
      case "a file of another campaign" -> Files.copy(other.launch(3), third, REPLACE);
      case "the same launch of a copy that went on by itself" -> {
        Files.writeString(third, Files.readString(third).replace("1030", "1031"));
        PlannedCampaign.adopt(third, ManifestFile.required(campaign).identifier(), 1);
      }
      case "a launch by hand in the place of a planned one" ->
          PlannedCampaign.adopt(third, ManifestFile.required(campaign).identifier(), 0);
      case "a manifest of another campaign" ->
          Files.copy(other.manifest(), campaign.manifest(), REPLACE);
      case "a manifest that was edited" ->
          Files.writeString(
              campaign.manifest(), Files.readString(campaign.manifest()).replace("1", "9"));
      case "a manifest with one block more" -> edit("\"blocks\" : 6", "\"blocks\" : 7");
      case "a manifest with one block less" -> edit("\"blocks\" : 6", "\"blocks\" : 5");
      case "no manifest" -> Files.delete(campaign.manifest());
      case "a journal of another campaign" ->
          Files.copy(other.journal(), campaign.journal(), REPLACE);
      case "no journal" -> Files.delete(campaign.journal());
      case "an empty journal" -> Files.writeString(campaign.journal(), "");
      case "a journal without its end" -> {
        String text = Files.readString(campaign.journal());
        Files.writeString(campaign.journal(), text.substring(0, text.length() / 2));
      }
      case "a journal that is damaged" ->
          Files.writeString(
              campaign.journal(), Files.readString(campaign.journal()).replace("\"at\"", "\"on\""));
      case "an attempt that was copied" -> {
        Files.copy(third, campaign.attempt(3, 1).resolve("3.jsonl"));
        Path copy = Files.createDirectories(campaign.attempt(5, 2).resolve("launches"));
        Files.move(campaign.attempt(3, 1).resolve("3.jsonl"), copy.resolve("3.jsonl"));
      }
      default -> throw new AssertionError(fault);
    }
  }

  private void edit(String from, String to) throws IOException {
    String text = Files.readString(campaign.manifest());
    assertThat(text).contains(from);
    Files.writeString(campaign.manifest(), text.replace(from, to));
  }

  @ParameterizedTest
  @ValueSource(strings = {"8, 12, 16|8, 14, 16", "\"firstBlock\" : 4|\"firstBlock\" : 5"})
  void aRoundOfAdaptiveSizesThatWasEditedIsNoticed(String edit) throws IOException {
    AdaptiveSizes sizes =
        AdaptiveSizes.from(new TreeSet<>(List.of(8L, 16L)), new SizeRule(0.05, 1, 0.02, 1))
            .plus(new SizeStage(4, new TreeSet<>(List.of(8L, 12L, 16L))));
    ManifestFile.write(campaign, Manifests.of(LAUNCHES).with(sizes));
    assertThat(ManifestFile.required(campaign).adaptive()).hasValue(sizes);
    String[] parts = edit.split("\\|");
    edit(parts[0], parts[1]);
    assertThat(fault(campaign))
        .contains("[TUTTI-111]")
        .contains("changed after the campaign began");
  }

  @Test
  void launchesByHandAreOfOneDirectoryAndNotCopied() throws IOException {
    CampaignDirectory hand = new CampaignDirectory(path.resolve("hand"));
    SampleCampaign.write(hand, 3);
    assertThat(CampaignContents.of(hand).launches()).hasSize(3);
    Files.copy(hand.launch(1), hand.launch(4));
    assertThat(fault(hand)).contains("0004.jsonl is the file of launch 1");
    Files.delete(hand.launch(4));
    PlannedCampaign.adopt(hand.launch(2), "elsewhere", 0);
    assertThat(fault(hand)).contains("0002.jsonl was made in a different directory");
  }

  /** Its driver may have placed the file, and not yet said so. */
  @Test
  void aDriverThatDiedBeforeItNotedALaunchIsNoFault() throws IOException {
    try (Stream<String> lines = Files.lines(campaign.journal())) {
      List<String> kept =
          lines
              .filter(line -> !(line.contains("finished") && line.contains("\"launch\":6")))
              .toList();
      Files.write(campaign.journal(), kept);
    }
    assertThat(CampaignContents.of(campaign).entries())
        .extracting(JournalEntry::event)
        .filteredOn(event -> event == Event.FINISHED)
        .hasSize(LAUNCHES - 1);
    assertThat(CampaignContents.of(campaign).launches()).hasSize(LAUNCHES);
  }

  private static String fault(CampaignDirectory directory) {
    try {
      return CampaignContents.of(directory).toString();
    } catch (TuttiException e) {
      return e.getMessage();
    }
  }
}
