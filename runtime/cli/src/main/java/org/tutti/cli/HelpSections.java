package org.tutti.cli;

import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The help of commands, with their options in groups. */
final class HelpSections {
  private HelpSections() {}

  /** For a command and all its subcommands. */
  static void install(CommandLine command) {
    command
        .getCommandSpec()
        .usageMessage()
        .abbreviateSynopsis(true)
        .commandListHeading("%nCommands:%n");
    command
        .getHelpSectionMap()
        .put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, HelpSections::options);
    command.getSubcommands().values().forEach(HelpSections::install);
  }

  private static String options(Help help) {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<String, List<OptionSpec>> group :
        OptionGroups.of(help.commandSpec()).entrySet()) {
      Help.Layout layout = help.createDefaultLayout();
      for (OptionSpec option : group.getValue()) {
        layout.addOption(option, help.parameterLabelRenderer());
      }
      text.append(System.lineSeparator()).append(group.getKey()).append(':');
      text.append(System.lineSeparator()).append(layout);
    }
    return text.toString();
  }
}
