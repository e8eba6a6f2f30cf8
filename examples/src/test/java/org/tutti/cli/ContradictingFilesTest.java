package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.WrittenCampaign;

/** Files that contradict themselves or each other are not counted, whatever their checksums say. */
class ContradictingFilesTest {
  private static final int LAUNCHES = 6;

  /** The commands that read campaigns and end with 0 if all is there. */
  private static final List<String> COMMANDS =
      List.of(
          "export DIR",
          "export DIR --format csv-launches",
          "report DIR",
          "report DIR --format json",
          "report DIR --checklist",
          "report DIR --html PAGE",
          "export DIR --picture run-time",
          "compare DIR SOUND",
          "compare SOUND DIR",
          "history DIR SOUND");

  @TempDir private Path path;
  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();

  private CampaignDirectory byHand(String name, int launches) {
    return new WrittenCampaign(path.resolve(name), Instant.EPOCH)
        .cell(8, "1", launch -> times(launch, 100))
        .cell(64, "1", launch -> times(launch, 200))
        .allRanks(0.1)
        .ofOperations(2)
        .write(launches);
  }

  private static long[] times(int launch, int base) {
    return LongStream.range(0, 20).map(i -> base + 7L * launch % 5 + i % 3).toArray();
  }

  private CampaignDirectory planned(String name) {
    CampaignDirectory directory = byHand(name, LAUNCHES);
    PlannedCampaign.of(directory, Manifests.of(LAUNCHES));
    return directory;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a cell twice",
        "a cell twice, counted",
        "a cell less",
        "a cell less, counted",
        "cells exchanged",
        "another cell",
        "times of a rank twice",
        "times of a phase twice",
        "times of a rank of another cell",
        "a rank twice in the header",
        "a rank twice in the completion",
        "fewer processes",
        "a key twice in the header",
        "a key twice in a cell",
        "a key twice in a nested object",
        "a key twice, once null",
        "a copy with another number",
        "a copy with another number and end"
      })
  void noneIsCounted(String fault) throws IOException {
    CampaignDirectory campaign = byHand("hand", 3);
    assertThat(run("export DIR", campaign)).isZero();
    Path file = campaign.launch(2);
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    // Launch, and for each of two cells: cell, two ranks, phase; completion.
    assertThat(lines).hasSize(10);
    switch (fault) {
      case "a cell twice" -> lines.add(5, lines.get(1));
      case "a cell twice, counted" -> {
        lines.add(5, lines.get(1));
        replace(lines, 10, "\"cells\":2", "\"cells\":3");
      }
      case "a cell less" -> lines.subList(5, 9).clear();
      case "a cell less, counted" -> {
        lines.subList(5, 9).clear();
        replace(lines, 5, "\"cells\":2", "\"cells\":1");
      }
      case "cells exchanged" -> {
        replace(lines, 1, "\"position\":0", "\"position\":1");
        replace(lines, 5, "\"position\":1", "\"position\":0");
        Collections.rotate(lines.subList(1, 9), 4);
      }
      case "another cell" -> replace(lines, 1, "\"msize\":8", "\"msize\":9");
      case "times of a rank twice" -> lines.add(3, lines.get(2));
      case "times of a phase twice" -> lines.add(5, lines.get(4));
      case "times of a rank of another cell" -> Collections.swap(lines, 2, 6);
      case "a rank twice in the header" ->
          replace(lines, 0, "\"rank\":1,\"host\"", "\"rank\":0,\"host\"");
      case "a rank twice in the completion" ->
          replace(lines, 9, "\"rank\":1,\"processes\"", "\"rank\":0,\"processes\"");
      case "fewer processes" ->
          lines.set(0, lines.get(0).replaceFirst("\"processes\":2", "\"processes\":1"));
      case "a key twice in the header" ->
          replace(lines, 0, "\"attempt\":", "\"seed\":1,\"attempt\":");
      case "a key twice in a cell" ->
          replace(lines, 1, "\"runTimes\":[", "\"runTimes\":[1],\"runTimes\":[");
      case "a key twice in a nested object" ->
          replace(lines, 1, "\"msize\":8", "\"msize\":9,\"msize\":8");
      case "a key twice, once null" ->
          replace(lines, 1, "\"msize\":8", "\"msize\":null,\"msize\":8");
      default -> {
        file = Files.copy(file, campaign.launch(4));
        replace(lines, 0, "\"launch\":2", "\"launch\":4");
        if (fault.endsWith("end")) {
          replace(lines, 9, "1970-01-01", "1970-01-02");
        }
      }
    }
    Files.write(file, lines);
    PlannedCampaign.adopt(file, "sample", 0);
    for (String command : COMMANDS) {
      assertThat(run(command, campaign)).as(command + errors).isEqualTo(65);
      assertThat(errors.toString()).as(command).containsPattern("TUTTI-(052|351)");
    }
  }

  private static void replace(List<String> lines, int index, String from, String to) {
    assertThat(lines.get(index)).contains(from);
    lines.set(index, lines.get(index).replace(from, to));
  }

  /** Whether it ended by itself, by one of its rules, or was interrupted. */
  @ParameterizedTest
  @CsvSource({"3,", "3,rule", "3,interrupted", "6,", "6,interrupted", "1,rule"})
  void aLaunchThatWasRemovedWithItsEntriesIsMissing(int launch, String stopped) throws IOException {
    CampaignDirectory campaign = planned("planned");
    for (String command : COMMANDS) {
      assertThat(run(command, campaign)).as(command + errors).isZero();
    }
    if (stopped != null) {
      Map<String, String> why =
          stopped.equals("rule")
              ? Map.of(JournalEntry.REASON, "enough")
              : Map.of(JournalEntry.REASON, "^C", JournalEntry.INTERRUPTED, "true");
      Journal.read(campaign.journal()).append(JournalEntry.now(Event.STOPPED, 0, 0, why));
    }
    Files.delete(campaign.launch(launch));
    List<String> kept = new ArrayList<>(Files.readAllLines(campaign.journal()));
    kept.removeIf(line -> line.contains("\"launch\":" + launch + ","));
    Files.write(campaign.journal(), kept);
    for (String command : COMMANDS) {
      assertThat(run(command, campaign)).as(command + errors).isOne();
      if (!command.contains("html") && !command.contains("json")) {
        assertThat(output.toString() + errors)
            .as(command)
            .contains("No file of launch " + launch + " (of 6 that are planned)");
      }
    }
  }

  /** The journal still has it. */
  @Test
  void aFileThatWasRemovedIsMissing() throws IOException {
    CampaignDirectory campaign = planned("planned");
    Journal.read(campaign.journal())
        .append(JournalEntry.now(Event.STOPPED, 0, 0, Map.of(JournalEntry.REASON, "enough")));
    Files.delete(campaign.launch(6));
    for (String command : COMMANDS) {
      assertThat(run(command, campaign)).as(command + errors).isOne();
    }
    assertThat(errors.toString()).contains("0006.jsonl is missing");
  }

  @Test
  void aRuleThatEndsACampaignLeavesNothingMissing() throws IOException {
    CampaignDirectory campaign = byHand("ended", 4);
    PlannedCampaign.of(campaign, Manifests.of(LAUNCHES));
    assertThat(run("report DIR", campaign)).isOne();
    Journal.read(campaign.journal())
        .append(JournalEntry.now(Event.STOPPED, 0, 0, Map.of(JournalEntry.REASON, "enough")));
    assertThat(run("report DIR", campaign)).isZero();
  }

  @Test
  void launchesByHandAreCounted() throws IOException {
    CampaignDirectory campaign = byHand("mixed", LAUNCHES + 2);
    PlannedCampaign.of(campaign, Manifests.of(LAUNCHES));
    assertThat(run("report DIR", campaign)).isZero();
    assertThat(output.toString()).contains("2 launches by hand.");
    assertThat(run("report DIR --format json", campaign)).isZero();
    assertThat(output.toString()).containsPattern("\"launchesByHand\" ?: ?2");
  }

  private int run(String command, CampaignDirectory campaign) {
    output.getBuffer().setLength(0);
    errors.getBuffer().setLength(0);
    Path sound = path.resolve("sound");
    if (!Files.exists(sound)) {
      byHand("sound", LAUNCHES);
    }
    return Main.run(
        new PrintWriter(output, true),
        new PrintWriter(errors, true),
        Map.of(),
        command
            .replace("DIR", campaign.path().toString())
            .replace("SOUND", sound.toString())
            .replace("PAGE", path.resolve("page.html").toString())
            .split(" "));
  }
}
