package org.tutti.cli.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tutti.diagnostics.ExitCode;
import org.tutti.records.file.TuttiVersion;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual page of a program and its commands, in the language of man(7). */
final class ManualPage {
  private final List<String> lines = new ArrayList<>();

  private ManualPage() {}

  static List<String> lines(CommandSpec program) {
    ManualPage page = new ManualPage();
    page.lines.add(".TH TUTTI 1 \"\" \"Tutti " + TuttiVersion.text() + "\" \"Benchmarks of MPI\"");
    page.lines.add(".SH NAME");
    page.lines.add(
        "tutti \\- measures MPI operations, and says how far the results can be trusted");
    page.lines.add(".SH SYNOPSIS");
    page.lines.add(".B java \\-jar benchmarks.jar");
    page.lines.add("[\\fICOMMAND\\fR] [\\fIOPTION\\fR...] [\\fIBENCHMARK\\fR...]");
    page.lines.add(".SH DESCRIPTION");
    page.describe(program);
    page.lines.add(".SH OPTIONS");
    page.addOptions(program);
    page.addFooter(program);
    page.lines.add(".SH COMMANDS");
    for (Map.Entry<String, CommandLine> command : program.subcommands().entrySet()) {
      page.lines.add(".SS " + escaped(command.getKey()));
      page.describe(command.getValue().getCommandSpec());
      page.addOptions(command.getValue().getCommandSpec());
      page.addFooter(command.getValue().getCommandSpec());
    }
    page.lines.add(".SH EXIT STATUS");
    page.lines.add(
        String.format(
            "%d: everything was measured. %d: something was not. %d: wrong usage. %d to %d: results"
                + " of comparisons, as of the commands gate and check. %d: data cannot be used."
                + " %d: something is not installed. %d: a bug in Tutti. %d: interrupted.",
            ExitCode.SUCCESS,
            ExitCode.MEASUREMENT,
            ExitCode.USAGE,
            ExitCode.REGRESSION,
            ExitCode.NOT_MEASURED,
            ExitCode.DATA,
            ExitCode.INSTALLATION,
            ExitCode.INTERNAL,
            ExitCode.INTERRUPTED));
    return page.lines;
  }

  private void describe(CommandSpec command) {
    for (String line : command.usageMessage().description()) {
      lines.add(escaped(line));
    }
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      lines.add(".TP");
      lines.add("\\fI" + escaped(parameter.paramLabel()) + "\\fR");
      lines.add(text(parameter.description()));
    }
  }

  /** Settings are there once, with the program; the commands that take them refer to it. */
  private void addOptions(CommandSpec command) {
    boolean isProgram = command.parent() == null;
    Map<OptionGroup, List<OptionSpec>> groups = OptionGroup.of(command);
    groups.forEach(
        (group, options) -> {
          if (isProgram || !group.isSettings()) {
            lines.add(".PP");
            lines.add("\\fB" + escaped(group.heading()) + "\\fR");
            options.forEach(this::add);
          }
        });
    if (!isProgram && groups.keySet().stream().anyMatch(OptionGroup::isSettings)) {
      lines.add(".PP");
      lines.add("It takes the settings of measuring, too, as in OPTIONS.");
    }
  }

  /** Examples, or the values of an option. */
  private void addFooter(CommandSpec command) {
    for (String line : command.usageMessage().footer()) {
      if (!line.isBlank()) {
        lines.add(".PP");
        lines.add(escaped(line.strip()));
      }
    }
  }

  private void add(OptionSpec option) {
    lines.add(".TP");
    String label = option.arity().max() == 0 ? "" : " \\fI" + escaped(option.paramLabel()) + "\\fR";
    lines.add("\\fB" + escaped(String.join(", ", option.names())) + "\\fR" + label);
    lines.add(text(option.description()));
  }

  private static String text(String[] description) {
    return escaped(String.join(" ", description));
  }

  /** A dot or an apostrophe that begins a line would be a request. */
  private static String escaped(String text) {
    String plain = text.replace("%%", "%");
    String safe = plain.replace("\\", "\\e").replace("-", "\\-");
    return safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe;
  }
}
