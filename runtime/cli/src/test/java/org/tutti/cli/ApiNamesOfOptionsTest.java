package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.ResumeOptions;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.Severity;
import org.tutti.diagnostics.UserText;
import org.tutti.records.settings.SettingKey;
import org.tutti.report.gate.PerformanceGate;
import picocli.CommandLine.Model.CommandSpec;

/** Exceptions name what a program sets by names that its API has. */
class ApiNamesOfOptionsTest {
  private static final Pattern METHOD = Pattern.compile("(\\w+)\\(\\)");
  private static final Pattern SETTING = Pattern.compile("SettingKey\\.(\\w+)");

  /** Options without a counterpart that general remedies name: what only a command does. */
  private static final Set<String> OF_COMMANDS =
      Set.of(
          "--allow-different",
          "--baseline",
          "--dry",
          "--help",
          "--less",
          "--output",
          "--overwrite",
          "--submit");

  @Test
  void eachOptionThatIsRenamedHasItsCounterpart() {
    Set<String> methods =
        Stream.of(CampaignPlanBuilder.class, ResumeOptions.class, PerformanceGate.class)
            .flatMap(type -> Arrays.stream(type.getMethods()))
            .map(java.lang.reflect.Method::getName)
            .collect(Collectors.toSet());
    String all = message(String.join(" and ", options()));
    List<String> called = METHOD.matcher(all).results().map(result -> result.group(1)).toList();
    assertThat(called).hasSizeGreaterThan(5);
    assertThat(methods).containsAll(called);
    List<MatchResult> settings = SETTING.matcher(all).results().toList();
    assertThat(settings).hasSizeGreaterThan(30);
    assertThat(settings)
        .allSatisfy(
            result ->
                assertThat(SettingKey.class.getField(result.group(1)).get(null))
                    .isInstanceOf(SettingKey.class));
  }

  @Test
  void generalRemediesNameNoOptionThatAProgramHasAnotherNameFor() {
    Set<String> left = new TreeSet<>();
    for (Problem problem : Problem.all()) {
      if (problem.description().severity() == Severity.ERROR) {
        String message = problem.error(problem.description().cause()).getMessage();
        String text = message.replaceAll("srun --\\w+", "");
        options().stream()
            .filter(option -> Pattern.compile(option + "(?![\\w-])").matcher(text).find())
            .forEach(left::add);
      }
    }
    assertThat(OF_COMMANDS).containsAll(left);
  }

  @Test
  void commandsNameTheOption() {
    var error = CampaignProblem.RESULTS_NOT_WRITABLE.error("Not writable.", "Use --results.");
    assertThat(error.commandLineMessage()).isEqualTo("[TUTTI-050] Not writable. Use --results.");
    assertThat(error).hasMessage("[TUTTI-050] Not writable. Use SettingKey.RESULTS.");
    assertThat(error.in("here").commandLineMessage()).contains("here: Not writable. Use --results");
  }

  /** Notices of a campaign, and why it ended, for programs and for commands. */
  @Test
  void textsForUsersAreReadAsErrorsAre() {
    UserText text = new UserText("Give a larger --budget, or --launches 5.");
    assertThat(text)
        .hasToString("Give a larger SettingKey.BUDGET, or set(SettingKey.LAUNCHES, 5).");
    assertThat(text.commandLine()).isEqualTo("Give a larger --budget, or --launches 5.");
  }

  @Test
  void aProgramAddsTextsToASettingThatMayBeGivenSeveralTimes() {
    assertThat(
            new UserText(
                "Give --jvm-option=-Djna.tmpdir=DIR, or --environment A=1"
                    + " (--launcher-option=--oversubscribe)."))
        .hasToString(
            "Give add(SettingKey.JVM_OPTION, \"-Djna.tmpdir=DIR\"), or"
                + " add(SettingKey.ENVIRONMENT, \"A=1\")"
                + " (add(SettingKey.LAUNCHER_OPTION, \"--oversubscribe\")).");
  }

  private static String message(String text) {
    return CampaignProblem.RESULTS_NOT_WRITABLE.error(text, "").getMessage();
  }

  /** Long names of all options of all commands. */
  private static Set<String> options() {
    CommandSpec all = new Commands(null, Map.of()).parser("help", "run").getCommandSpec();
    return Stream.concat(
            Stream.of(all),
            all.subcommands().values().stream().map(command -> command.getCommandSpec()))
        .flatMap(command -> command.options().stream())
        .flatMap(option -> Arrays.stream(option.names()))
        .filter(name -> name.startsWith("--"))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
