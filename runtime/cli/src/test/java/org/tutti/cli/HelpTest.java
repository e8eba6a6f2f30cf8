package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntSupplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.cli.command.CommandNames;
import org.tutti.cli.help.OptionGroup;
import org.tutti.diagnostics.ExitCode;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.rank.process.RankZeroOutput;
import org.tutti.report.export.Export;
import picocli.CommandLine;

/** Help, completion, and the manual page. */
class HelpTest {
  @ParameterizedTest
  @ValueSource(strings = {"-h", "--help", "help"})
  void theProgramExplainsItself(String argument) {
    assertThat(run(argument))
        .containsSubsequence(
            "Commands:", "  run  ", "  report ", "  help ", "More commands", "rerun, cache")
        .doesNotContain("  stress ");
  }

  @Test
  void everyCommandIsDescribedWhereAllIsAskedFor() {
    String all = run("--help-all");
    CommandNames.all()
        .forEach(name -> assertThat(all).contains(System.lineSeparator() + "  " + name));
    String overview = run("help");
    CommandNames.all().forEach(name -> assertThat(overview).containsPattern("\\b" + name + "\\b"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"run -h", "run --help", "help run"})
  void aCommandExplainsItselfWithTheUsualOptionsOnly(String arguments) {
    String help = run(arguments.split(" "));
    assertThat(help)
        .containsSubsequence(
            "Usual options:",
            "--processes",
            "--msizes",
            "--repetitions",
            "--launches",
            "--results",
            "Help:",
            "-h, --help, --help-all",
            "More options, shown by help run GROUP, or all by --help-all:",
            "  campaign ",
            "  ranks ",
            "Settings of measuring, ",
            ": help settings")
        .doesNotContain("--jvm-option", "cache-bytes");
    assertThat(help.lines()).hasSizeLessThan(60);
  }

  @Test
  void aGroupOfOptionsIsShownByItsName() {
    assertThat(run("help", "run", "ranks"))
        .startsWith(System.lineSeparator() + "Starting ranks:")
        .contains("--jvm-option", "--hosts")
        .doesNotContain("--msizes", "--data");
  }

  /** They are those of all commands that measure, and shown once. */
  @Test
  void settingsAreShownByTheirName() {
    String settings = run("help", "settings");
    assertThat(settings)
        .contains("Number of observations in a cell:", "--warmup", "cache-bytes", "--param");
    for (String all : List.of(run("run", "--help-all"), run("help", "run", "all"))) {
      assertThat(all)
          .contains("Settings of measuring, ", ": help settings", "--jvm-option")
          .doesNotContain("--warmup", "cache-bytes");
    }
  }

  @Test
  void theHelpOfTheGateHasItsExitStatuses() {
    String help = run("gate", "--help").replaceAll("\\s+", " ");
    Set<Integer> statuses = new TreeSet<>(Set.of(ExitCode.USAGE));
    for (GateOutcome outcome : GateOutcome.values()) {
      statuses.add(outcome.exitStatus());
    }
    String list = help.replaceFirst(".*Exit status: ", "").replaceFirst("\\..*", "");
    assertThat(Pattern.compile("\\b\\d+\\b").matcher(list).results().map(MatchResult::group))
        .containsExactlyElementsOf(statuses.stream().map(String::valueOf).toList());
  }

  /** Of every command, so that each option is in a group that is shown. */
  @Test
  void noOptionIsMissingFromTheHelp() {
    CommandLine all = parser("help", "man");
    String settings = run("help", "settings").replace("[no-]", "");
    assertThat(all.getSubcommands()).containsOnlyKeys(CommandNames.all());
    all.getSubcommands()
        .forEach(
            (name, command) -> {
              String groups = run("help", name, "all").replace("[no-]", "");
              assertThat(run(name, "--help-all").replace("[no-]", "")).contains(groups.strip());
              String help = groups + (groups.contains(": help settings") ? settings : "");
              String usual = run(name, "--help");
              OptionGroup.of(command.getCommandSpec())
                  .forEach(
                      (group, options) -> {
                        options.forEach(
                            option -> assertThat(help).as(name).contains(option.longestName()));
                        assertThat(usual)
                            .as(name)
                            .containsAnyOf(
                                group.heading() + ":",
                                group.isSettings() ? ": help settings" : "  " + group.word() + " ");
                      });
            });
  }

  @Test
  void anUnknownGroupOrCommandIsNamedWithThoseThereAre() {
    assertThat(failed("help", "run", "rank")).contains("no group of options 'rank'", "'ranks'");
    assertThat(failed("help", "report", "batch")).contains("Its groups are ");
    assertThat(failed("help", "rnu")).contains("no command 'rnu'", "'run'");
  }

  @Test
  void examplesInTheHelpAreCommands() {
    List<String> examples =
        Stream.of("-h", "run -h")
            .flatMap(arguments -> run(arguments.split(" ")).lines())
            .filter(line -> line.matches(" {2}(mpirun .*)?java -jar .*"))
            .toList();
    assertThat(examples).hasSizeGreaterThan(5);
    for (String example : examples) {
      String[] arguments = example.replaceFirst(".* benchmarks\\.jar ", "").split(" ");
      assertThatCode(() -> parser(arguments).parseArgs(arguments))
          .as(example)
          .doesNotThrowAnyException();
    }
  }

  @Test
  void defaultsOfSettingsAreShown() {
    assertThat(run("run", "--help-all").replaceAll("\\s+", " "))
        .contains("(default: 8,1Ki,64Ki).", "(default: 1000).", "(default: BARRIER).");
    assertThat(run("help", "settings").replaceAll("\\s+", " ")).contains("(default: 200).");
  }

  @Test
  void everyFormatOfAnExportIsExplained() {
    assertThat(run("export", "-h"))
        .contains(Export.all().stream().map(Export::description).toArray(String[]::new));
  }

  /** As when the jar is overwritten while it runs. */
  @Test
  void aClassThatCannotBeLoadedIsTold() {
    StringWriter errors = new StringWriter();
    IntSupplier broken =
        () -> {
          throw new NoClassDefFoundError("org/tutti/Lost");
        };
    assertThat(Main.loading(new PrintWriter(errors), broken))
        .isEqualTo(RecordProblem.CLASSES_LOST.exitStatus());
    assertThat(errors.toString()).contains(RecordProblem.CLASSES_LOST.label());
  }

  @Test
  void theVersionHasAShortOption() {
    assertThat(run("-V")).startsWith("Tutti ");
  }

  @Test
  void theManualPageHasEveryCommand() {
    List<String> page = run("help", "man").lines().toList();
    assertThat(page.get(0)).startsWith(".TH TUTTI 1 ");
    assertThat(page)
        .contains(".SH OPTIONS", ".SS run", ".SS report", ".SS compare")
        .anyMatch(line -> line.startsWith("\\fB\\-\\-msizes"))
        .noneMatch(line -> line.startsWith("'") || line.contains("${"))
        .allMatch(line -> !line.startsWith(".") || line.matches("\\.(TH|SH|SS|PP|TP|B)( .*)?"));
  }

  @Test
  void theCompletionIsAScriptThatBashReads(@TempDir Path directory) throws Exception {
    Path script = Files.writeString(directory.resolve("completion"), run("help", "completion"));
    Process bash =
        new ProcessBuilder(
                "bash",
                "-c",
                "source "
                    + script
                    + "; COMP_WORDS=(benchmarks re); COMP_CWORD=1;"
                    + " _complete_benchmarks; echo ${COMPREPLY[@]}")
            .start();
    assertThat(new String(bash.getInputStream().readAllBytes()).strip().split(" "))
        .contains("report");
  }

  /** An interactive shell in a terminal of its own, in which the keys are pressed. */
  @Test
  @Timeout(120)
  void theCompletionIsAScriptThatZshReads(@TempDir Path directory) throws Exception {
    Path script = Files.writeString(directory.resolve("completion"), run("help", "completion"));
    Process zsh =
        new ProcessBuilder(
                "zsh",
                "-f",
                "-c",
                String.join(
                    "\n",
                    "zmodload zsh/zpty; zpty shell zsh -f -i",
                    "zpty -w shell 'source " + script + "; print rea\"\"dy'",
                    "zpty -r shell output '*ready*'",
                    "zpty -w -n shell $'benchmarks re\\t\\t'",
                    "zpty -r shell output '*report*' && print commands",
                    "zpty -w -n shell $'\\C-ubenchmarks report --ht\\t'",
                    "zpty -r shell output '*--html*' && print options"))
            .start();
    assertThat(new String(zsh.getInputStream().readAllBytes())).isEqualTo("commands\noptions\n");
  }

  private static CommandLine parser(String... arguments) {
    return new Commands(new RankZeroOutput(new PrintWriter(new StringWriter()), Map.of()), Map.of())
        .parser(arguments);
  }

  private static String failed(String... arguments) {
    StringWriter errors = new StringWriter();
    int status =
        Main.run(
            new PrintWriter(new StringWriter()),
            new PrintWriter(errors, true),
            Map.of(),
            arguments);
    assertThat(status).isEqualTo(2);
    return errors.toString().replaceAll("\\s+", " ");
  }

  private static String run(String... arguments) {
    StringWriter output = new StringWriter();
    StringWriter errors = new StringWriter();
    int status =
        Main.run(new PrintWriter(output, true), new PrintWriter(errors, true), Map.of(), arguments);
    assertThat(status).as(errors.toString()).isZero();
    return output.toString();
  }
}
