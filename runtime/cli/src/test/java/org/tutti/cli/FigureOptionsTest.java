package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.diagnostics.ProblemKind;
import org.tutti.records.campaign.WrittenCampaign;

/** Options of pictures, and pictures that need more than one campaign. */
class FigureOptionsTest {
  @TempDir private Path path;
  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();

  @BeforeEach
  void measure() {
    for (String name : new String[] {"a", "b"}) {
      new WrittenCampaign(path.resolve(name), Instant.EPOCH)
          .cell(8, "1", launch -> times(1000, launch))
          .cell(8, "4", launch -> times(1500, launch))
          .cell(64, "1", launch -> times(1100, launch))
          .cell(64, "4", launch -> times(1600, launch))
          .write(10);
    }
  }

  @Test
  void optionsOfOtherPicturesAreRefused() {
    assertThat(run("export", campaign("a"), "--of", "ring"))
        .isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(run("export", campaign("a"), "--picture", "violin", "--scaling", "weak"))
        .isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString())
        .contains("--of, --figure, and --scaling are for pictures.")
        .contains("The picture violin has no bounds.");
    assertThat(run("export", campaign("a"), "--picture", "violin", "--scaling", "strange"))
        .isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString()).contains("[TUTTI-003]", "'strange' is neither strong nor weak");
  }

  @Test
  void picturesOfLaunchesShowAnotherFigureOfThem() {
    assertThat(
            run(
                "export",
                campaign("a"),
                "--picture",
                "ratio",
                "--figure",
                "mean",
                "--format",
                "md"))
        .as(errors.toString())
        .isNotNegative();
    assertThat(
            run(
                "export",
                campaign("a"),
                "--picture",
                "run-time",
                "--figure",
                "mean",
                "--format",
                "md"))
        .as(errors.toString())
        .isZero();
    assertThat(output.toString())
        .contains(", mean", "Of each launch, mean takes the place of the median.");

    assertThat(run("export", campaign("a"), "--picture", "violin", "--figure", "mean"))
        .isEqualTo(ProblemKind.USAGE.exitStatus());
    assertThat(errors.toString())
        .contains("The picture violin does not show one figure of each launch.");
    assertThat(run("export", campaign("a"), "--picture", "run-time", "--figure", "p99"))
        .isEqualTo(ProblemKind.DATA.exitStatus());
    assertThat(errors.toString()).contains("[TUTTI-422] p99 takes 500 valid observations");
  }

  @Test
  void comparisonsOfLevelsAndCampaignsAreDrawn() {
    String levels = path.resolve("levels").toString();
    String campaigns = path.resolve("campaigns").toString();
    run("compare", campaign("a"), "--factor", "chunks=1,4", "--less", "--figures", levels);
    run("compare", campaign("a"), campaign("b"), "--figures", campaigns);

    assertThat(Path.of(levels, "compared-launches.svg")).isNotEmptyFile();
    assertThat(Path.of(campaigns, "compared-launches-1.svg")).isNotEmptyFile();
    assertThat(Path.of(campaigns, "compared-launches-2.svg")).isNotEmptyFile();
  }

  private static long[] times(long time, int launch) {
    long[] times = new long[30];
    for (int i = 0; i < times.length; i++) {
      times[i] = time + launch + i % 7;
    }
    return times;
  }

  private String campaign(String name) {
    return path.resolve(name).toString();
  }

  private int run(String... arguments) {
    return Main.run(new PrintWriter(output), new PrintWriter(errors, true), Map.of(), arguments);
  }
}
