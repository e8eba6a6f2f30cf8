package org.tutti.cli.help;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tutti.cli.command.CommandGroup;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.SettingsOptions;
import org.tutti.records.settings.SettingKey;
import org.tutti.report.layout.WrappedText;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParseResult;

/** The help of commands: their usual options, and the others in groups where they are asked for. */
public final class HelpSections {
  /** Where descriptions begin. */
  private static final String INDENT = " ".repeat(29);

  private HelpSections() {}

  /** Sets up a command and all its subcommands. */
  public static void install(CommandLine command) {
    command
        .getCommandSpec()
        .usageMessage()
        .abbreviateSynopsis(true)
        .commandListHeading("%nCommands:%n");
    command
        .getHelpSectionMap()
        .put(
            UsageMessageSpec.SECTION_KEY_OPTION_LIST,
            help -> isAllAsked(help) ? all(help) : usual(help));
    if (!command.getSubcommands().isEmpty()) {
      command
          .getHelpSectionMap()
          .put(
              UsageMessageSpec.SECTION_KEY_COMMAND_LIST,
              help -> isAllAsked(help) ? CommandGroup.all(help) : CommandGroup.overview(help));
      command.setHelpSectionKeys(commandsFirst(command.getHelpSectionKeys()));
    }
    command.getSubcommands().values().forEach(HelpSections::install);
  }

  /** A newcomer looks for commands before options. */
  private static List<String> commandsFirst(List<String> keys) {
    List<String> commands =
        List.of(
            UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING,
            UsageMessageSpec.SECTION_KEY_COMMAND_LIST);
    List<String> ordered = new ArrayList<>(keys);
    ordered.removeAll(commands);
    ordered.addAll(ordered.indexOf(UsageMessageSpec.SECTION_KEY_OPTION_LIST_HEADING), commands);
    return ordered;
  }

  /** The options of a group. */
  static String group(Help help, OptionGroup group) {
    Map<OptionGroup, List<OptionSpec>> groups = OptionGroup.of(help.commandSpec());
    groups.keySet().retainAll(List.of(group));
    return text(help, groups);
  }

  /** The settings of measuring. */
  static String settings(Help help) {
    Map<OptionGroup, List<OptionSpec>> groups = OptionGroup.of(help.commandSpec());
    groups.keySet().removeIf(group -> !group.isSettings());
    return text(help, groups)
        + SettingKey.all().stream()
            .filter(key -> !key.refinements().isEmpty())
            .map(key -> refinements(key, help.commandSpec().usageMessage().width()))
            .collect(Collectors.joining());
  }

  private static String refinements(SettingKey<?> key, int width) {
    StringBuilder text =
        new StringBuilder(String.format("%nRefinements of --%s, after commas:%n", key.name()));
    for (SettingKey<?> refinement : key.refinements()) {
      String name =
          "      "
              + refinement.refinement()
              + (refinement.isSwitch() ? "" : "=" + refinement.label());
      if (name.length() > INDENT.length() - 1) {
        text.append(name).append(System.lineSeparator());
        name = "";
      }
      WrappedText.lines(
              String.format("%-" + INDENT.length() + "s", name),
              INDENT + "  ",
              SettingsOptions.description(refinement),
              width)
          .forEach(line -> text.append(line).append(System.lineSeparator()));
    }
    return text.toString();
  }

  /** The options of all groups, and where the settings of measuring are shown. */
  static String all(Help help) {
    Map<OptionGroup, List<OptionSpec>> groups = OptionGroup.of(help.commandSpec());
    String settings = reference(groups);
    groups.keySet().removeIf(OptionGroup::isSettings);
    return text(help, groups) + settings;
  }

  private static String reference(Map<OptionGroup, List<OptionSpec>> groups) {
    int count = 0;
    for (Map.Entry<OptionGroup, List<OptionSpec>> group : groups.entrySet()) {
      count += group.getKey().isSettings() ? group.getValue().size() : 0;
    }
    return count == 0
        ? ""
        : String.format(
            "%nSettings of measuring, %d options: help %s%n", count, OptionGroup.SETTINGS);
  }

  private static String usual(Help help) {
    Map<OptionGroup, List<OptionSpec>> shown = OptionGroup.shown(help.commandSpec());
    Map<OptionGroup, List<OptionSpec>> rest = new EnumMap<>(OptionGroup.class);
    rest.putAll(OptionGroup.of(help.commandSpec()));
    rest.keySet().removeAll(shown.keySet());
    return text(help, shown) + (rest.isEmpty() ? "" : names(help, rest));
  }

  /** The groups that are not shown, and how to see them. */
  private static String names(Help help, Map<OptionGroup, List<OptionSpec>> groups) {
    String command =
        help.commandSpec().root() == help.commandSpec() ? "" : help.commandSpec().name();
    StringBuilder text = new StringBuilder(System.lineSeparator());
    text.append(
        command.isEmpty()
            ? "More options, shown by --help-all:"
            : "More options, shown by help " + command + " GROUP, or all by --help-all:");
    text.append(System.lineSeparator());
    groups.forEach(
        (group, options) -> {
          if (!group.isSettings()) {
            text.append(
                String.format("  %-12s %2d  %s%n", group.word(), options.size(), group.heading()));
          }
        });
    return text.append(reference(groups)).toString();
  }

  private static String text(Help help, Map<OptionGroup, List<OptionSpec>> groups) {
    StringBuilder text = new StringBuilder();
    groups.forEach(
        (group, options) -> {
          Help.Layout layout = help.createDefaultLayout();
          options.forEach(option -> layout.addOption(option, help.parameterLabelRenderer()));
          text.append(System.lineSeparator()).append(group.heading()).append(':');
          text.append(System.lineSeparator()).append(layout);
        });
    return text.toString();
  }

  private static boolean isAllAsked(Help help) {
    ParseResult parsed = help.commandSpec().root().commandLine().getParseResult();
    return parsed != null && parsed.originalArgs().contains(HelpOption.ALL);
  }
}
