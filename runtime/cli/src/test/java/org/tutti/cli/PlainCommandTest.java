package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.cli.help.HelpSections;
import org.tutti.rank.process.RankZeroOutput;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.report.layout.Terminal;
import picocli.CommandLine;

/** What is done without the parser of all commands is what that parser's command does. */
class PlainCommandTest {
  @TempDir private static Path path;

  @BeforeAll
  static void writeCampaign() {
    SampleCampaign.write(new CampaignDirectory(path.resolve("sample")), 3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-V",
        "--version",
        "list",
        "list MPI_Bcast",
        "list osu_* MPI_Barrier",
        "list NoSuchBenchmark",
        "report DIR/sample",
        "report DIR/sample DIR/sample",
        "report DIR/missing",
        "report DIR/sample DIR/missing"
      })
  void theOutputIsThatOfTheGeneralParser(String line) {
    String[] arguments = arguments(line);
    assertThat(PlainCommand.of(Terminal.NONE, any -> {}, arguments)).isPresent();

    StringWriter output = new StringWriter();
    StringWriter errors = new StringWriter();
    RankZeroOutput ranks = new RankZeroOutput(new PrintWriter(errors, true), Map.of());
    CommandLine general =
        new Commands(ranks, Map.of())
            .parser(arguments)
            .setOut(new PrintWriter(output, true))
            .setUsageHelpWidth(Terminal.NONE.width());
    new ErrorHandlers(ranks).install(general);
    int status = general.execute(arguments);

    StringWriter plainOutput = new StringWriter();
    StringWriter plainErrors = new StringWriter();
    assertThat(
            Main.run(
                new PrintWriter(plainOutput, true),
                new PrintWriter(plainErrors, true),
                Map.of(),
                arguments))
        .isEqualTo(status);
    assertThat(plainOutput).hasToString(output.toString());
    assertThat(plainErrors).hasToString(errors.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "report",
        "report --help",
        "report DIR/sample -v",
        "list --format json",
        "list help",
        "-V list",
        "run",
        "help",
        "MPI_Bcast"
      })
  void theRestIsLeftToIt(String line) {
    assertThat(PlainCommand.of(Terminal.NONE, any -> {}, arguments(line))).isEmpty();
  }

  @Test
  void noArgumentsAreLeftToIt() {
    assertThat(PlainCommand.of(Terminal.NONE, any -> {})).isEmpty();
    assertThat(PlainCommand.of(Terminal.NONE, any -> {}, "report", "")).isEmpty();
  }

  /** Commands without their options look the same there. */
  @Test
  void theOverviewIsThatOfAllCommands() {
    assertThat(usage("help")).isEqualTo(usage("help", "run")).contains("  report ");
  }

  private static String usage(String... arguments) {
    RankZeroOutput nobody = new RankZeroOutput(new PrintWriter(new StringWriter()), Map.of());
    CommandLine parser = new Commands(nobody, Map.of()).parser(arguments);
    HelpSections.install(parser);
    return parser.getUsageMessage();
  }

  private static String[] arguments(String line) {
    return line.replace("DIR", path.toString()).split(" ");
  }
}
