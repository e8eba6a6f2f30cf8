package org.tutti.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.tutti.campaign.CampaignResult;
import org.tutti.cli.command.CommandNames;
import org.tutti.cli.command.Version;
import org.tutti.cli.list.ListCommand;
import org.tutti.cli.option.ExitStatus;
import org.tutti.report.ReportText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.Terminal;

/**
 * A command without options that people wait for and scripts ask: the parser of all commands would
 * take as long as the command. What is not quite plain is left to that parser, which would print
 * the same.
 */
enum PlainCommand {
  VERSION(Set.of("-V", "--version"), 0, 0) {
    @Override
    int run(List<String> arguments, PageStyle style, Consumer<String> output) {
      output.accept(Version.text());
      return ExitStatus.SUCCESS;
    }
  },

  LIST(Set.of("list"), 0, Integer.MAX_VALUE) {
    @Override
    int run(List<String> arguments, PageStyle style, Consumer<String> output) {
      ListCommand.lines(arguments, style.width()).forEach(output);
      return ExitStatus.SUCCESS;
    }
  },

  REPORT(Set.of("report"), 1, Integer.MAX_VALUE) {
    @Override
    int run(List<String> arguments, PageStyle style, Consumer<String> output) {
      List<CampaignResult> campaigns = new ArrayList<>();
      for (String directory : arguments) {
        campaigns.add(CampaignResult.open(Path.of(directory)));
        ReportText.lines(campaigns.get(campaigns.size() - 1).analysis(), style).forEach(output);
      }
      return ExitStatus.ofFiles(campaigns);
    }
  };

  private final Set<String> names;
  private final int least;
  private final int most;

  PlainCommand(Set<String> names, int least, int most) {
    this.names = names;
    this.least = least;
    this.most = most;
  }

  /** Runs it, and returns its exit status; its messages are exceptions. */
  abstract int run(List<String> arguments, PageStyle style, Consumer<String> output);

  /** That of a command line, to be run with this output; empty if the general parser has to. */
  static Optional<IntSupplier> of(
      Terminal terminal, Consumer<String> output, String... commandLine) {
    List<String> all = Arrays.asList(commandLine);
    if (all.isEmpty()) {
      return Optional.empty();
    }
    List<String> arguments = all.subList(1, all.size());
    for (PlainCommand command : values()) {
      if (command.names.contains(all.get(0)) && command.takes(arguments)) {
        PageStyle style = new PageStyle(terminal.width(), terminal.colored(), false);
        return Optional.of(() -> command.run(arguments, style, output));
      }
    }
    return Optional.empty();
  }

  private boolean takes(List<String> arguments) {
    for (String argument : arguments) {
      if (argument.isEmpty() || argument.startsWith("-") || CommandNames.isName(argument)) {
        return false;
      }
    }
    return arguments.size() >= least && arguments.size() <= most;
  }
}
