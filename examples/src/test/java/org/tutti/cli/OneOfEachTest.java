package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.export.Export;
import org.tutti.report.layout.Terminal;

/** Numbers and their nouns agree in what every command says of a campaign, however small it is. */
class OneOfEachTest {
  private static final List<String> COMMANDS =
      List.of(
          "report DIR",
          "report DIR --verbose",
          "report DIR --checklist",
          "report DIR DIR2 --format json",
          "compare DIR DIR2 --verbose",
          "gate --baseline DIR DIR2 --allow-untrustworthy --junit OUT.xml --markdown OUT.md",
          "history DIR DIR2",
          "analyze DIR",
          "analyze DIR --qq --format csv",
          "check DIR",
          "export DIR --picture run-time --format md",
          "export DIR --picture violin --format md",
          "run --results DIR --allow-changed");

  @TempDir Path path;

  @ParameterizedTest(name = "{0} launches, {1} cells, {2} ranks")
  @CsvSource({"1, 1, 1", "1, 2, 2", "2, 1, 1", "2, 3, 2", "7, 1, 2"})
  void numbersAgreeWithTheirNouns(int launches, int cells, int ranks) throws Exception {
    Path first = measure("a", launches, cells, ranks, 0, launches);
    Path second = measure("b", launches, cells, ranks, 1, launches + 1);
    List<String> commands = new ArrayList<>(COMMANDS);
    Export.all().stream()
        .filter(export -> !export.name().startsWith("csv"))
        .forEach(export -> commands.add("export DIR --format " + export.name()));
    SoftAssertions all = new SoftAssertions();
    for (String command : commands) {
      String said = said(command, first, second);
      all.assertThat(Agreement.violations(said)).as(command + " says\n" + said).isEmpty();
    }
    all.assertAll();
  }

  @Test
  void aViolationIsSeen() {
    assertThat(
            Agreement.violations("Of 1 cells 0 are slower; in 0 of 1\n  launches, 2 more launch"))
        .containsExactly("1 cells", "1\n  launches", "2 more launch");
    assertThat(Agreement.violations("1 cell, 11 cells, 0.1 launches, 2 of 3 ranks, 1 of 3 ranks"))
        .isEmpty();
  }

  /**
   * @param planned launches of the plan, of which some may be missing
   */
  private Path measure(String name, int launches, int cells, int ranks, int slower, int planned) {
    WrittenCampaign campaign =
        new WrittenCampaign(path.resolve(name), Instant.ofEpochSecond(90_000L * slower))
            .allRanks(0.1)
            .besides(0.3, launch -> launch == 1);
    if (ranks == 1) {
      campaign.alone();
    }
    for (int cell = 0; cell < cells; cell++) {
      long time = 1000 + 100 * slower;
      campaign.variant(
          "call",
          8L << (10 * cell),
          launch -> LongStream.range(0, 30).map(index -> time + launch + index % 7).toArray());
    }
    CampaignDirectory directory = campaign.write(launches);
    if (planned > launches) {
      PlannedCampaign.of(directory, Manifests.of(planned));
    }
    return directory.path();
  }

  private String said(String command, Path first, Path second) throws Exception {
    List<Path> files = new ArrayList<>();
    String[] words =
        Arrays.stream(command.split(" "))
            .map(
                word -> {
                  if (word.startsWith("OUT.")) {
                    files.add(path.resolve("out" + files.size() + word.substring(3)));
                    return files.get(files.size() - 1).toString();
                  }
                  return word.replace("DIR2", second.toString()).replace("DIR", first.toString());
                })
            .toArray(String[]::new);
    StringWriter said = new StringWriter();
    PrintWriter output = new PrintWriter(said, true);
    Main.run(output, output, new Terminal(80, false, false), Map.of(), words);
    for (Path file : files) {
      said.append(Files.readString(file));
    }
    assertThat(said.toString()).as(command).isNotEmpty().doesNotContain("TUTTI-009");
    return said.toString();
  }
}
