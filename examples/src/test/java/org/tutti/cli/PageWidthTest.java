package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.layout.Terminal;

/** Whatever is printed fits the page, and what does not fit is not lost. */
class PageWidthTest {
  private static final String LONG_LEVEL = "a-level-with/a/rather,long=name.of:fifty_characters";

  @TempDir private Path path;

  @BeforeEach
  void measure() {
    SampleCampaign.write(new CampaignDirectory(path.resolve("sample")), 7);
    SampleCampaign.write(new CampaignDirectory(path.resolve("single")), 1);
    written("before", 1000);
    written("after", 1100);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "report sample",
        "report single",
        "report sample --checklist",
        "report before --checklist",
        "report before",
        "report before --verbose",
        "report sample --verbose",
        "compare before after",
        "compare before after --verbose",
        "compare sample sample",
        "compare before ring tree flat",
        "gate --baseline before after",
        "history before after sample",
        "analyze before --covariate msize",
        "check before Variants.tree_<=_Variants.ring",
        "report --help",
        "run --help",
        "run --help-all",
        "help settings",
        "--help"
      })
  void noLineIsWiderThanThePage(String command) {
    for (int width : new int[] {80, 100, 120}) {
      assertThat(run(width, command).lines())
          .as("%s in %d columns", command, width)
          .isNotEmpty()
          .allMatch(line -> line.length() <= width, "fits " + width);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sync --mpi inprocess --seconds 1 --repetitions 20 --method HCA:fit-points=300 scheme",
        "sync --mpi inprocess --repetitions 20 barrier-skew",
        "stress --mpi inprocess --seconds 1 --seed 8828369064205928044"
      })
  void noLineOfARankIsWiderThanThePage(String command) {
    StringWriter output = new StringWriter();
    Main.run(
        new PrintWriter(output, true),
        new PrintWriter(new StringWriter()),
        new Terminal(80, false, false),
        Map.of(),
        command.split(" "));
    assertThat(output.toString().lines())
        .hasSizeGreaterThan(2)
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void aLongLevelTakesSeveralLinesAndIsShownWhole() {
    assertThat(run(80, "report before --verbose")).contains("a-level-with/", "fifty_character");
  }

  @Test
  void methodsThatAreComparedStandUnderTheirClass() {
    assertThat(run(80, "compare before ring tree flat").lines())
        .contains("Variants")
        .anyMatch(line -> line.startsWith("tree against A: slower at 8 B"))
        .anyMatch(line -> line.startsWith("flat against A: faster at "));
  }

  @Test
  void aClosedPipeEndsSilentlyAndAFullDiskDoesNot() throws IOException {
    for (boolean pipe : new boolean[] {true, false}) {
      StringWriter errors = new StringWriter();
      try (PrintWriter full = new PrintWriter("/dev/full")) {
        int status =
            Main.run(
                full,
                new PrintWriter(errors, true),
                new Terminal(80, false, pipe),
                Map.of(),
                "report",
                path.resolve("sample").toString());
        assertThat(status == 0).isEqualTo(pipe);
        assertThat(errors.toString().isEmpty()).isEqualTo(pipe);
      }
    }
  }

  private String run(int width, String command) {
    StringWriter output = new StringWriter();
    StringWriter errors = new StringWriter();
    String[] words = command.split(" ");
    words[words.length - 1] = words[words.length - 1].replace('_', ' ');
    for (int index = 1; index < words.length; index++) {
      if (words[index].matches("sample|single|before|after")) {
        words[index] = path.resolve(words[index]).toString();
      }
    }
    Main.run(
        new PrintWriter(output, true),
        new PrintWriter(errors, true),
        new Terminal(width, false, false),
        Map.of(),
        words);
    assertThat(errors.toString()).as(command).isEmpty();
    return output.toString();
  }

  private void written(String name, long base) {
    WrittenCampaign campaign =
        new WrittenCampaign(path.resolve(name), Instant.EPOCH.plusSeconds(base))
            .startingUp(launch -> 123_456_789)
            .reducingInJava(launch -> 12_345 + launch);
    Random random = new Random(base);
    for (long msize : new long[] {8, 1 << 20}) {
      for (String chunks : new String[] {"1", LONG_LEVEL}) {
        campaign.cell(msize, chunks, launch -> drawn(base + msize, random));
      }
      campaign.baseline("ring", msize, launch -> drawn(base + msize, random));
      campaign.variant("tree", msize, launch -> drawn(2 * base + msize, random));
      campaign.variant("flat", msize, launch -> drawn(base / 2 + msize, random));
    }
    campaign.write(10);
  }

  /** A few of them are outliers. */
  private static long[] drawn(long time, Random random) {
    return LongStream.range(0, 100)
        .map(index -> Math.round(time + 10 * random.nextGaussian()) * (index % 40 == 7 ? 50 : 1))
        .toArray();
  }
}
