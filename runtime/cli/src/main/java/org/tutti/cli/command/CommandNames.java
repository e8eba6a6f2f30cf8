package org.tutti.cli.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.tutti.cli.option.HelpOption;

/** The names of the commands of {@code benchmarks.jar}, of this module and of others. */
public final class CommandNames {
  public static final String PROGRAM = "benchmarks.jar";

  /** The class that a JVM starts with, for command lines that others carry out. */
  public static final String MAIN_CLASS = "org.tutti.cli.Main";

  /** Names of the commands of this module, in the order of the help. */
  private static final List<String> OWN = CommandGroup.allNames();

  /** Arguments that ask for what all commands have. */
  private static final Set<String> ABOUT_ALL = Set.of("-h", "--help", HelpOption.ALL, "help");

  /** Those that start launches, as a rule. */
  private static final Set<String> OF_DRIVERS = Set.of("run", "rerun", "cache");

  /** What other modules add, which is looked for only when a name is none of this module's. */
  private static final class Added {
    static final List<CommandSource> SOURCES = new ArrayList<>();

    static {
      // Without a stream, as ranks that are started by hand do this.
      ServiceLoader.load(CommandSource.class, CommandNames.class.getClassLoader())
          .forEach(SOURCES::add);
    }
  }

  private CommandNames() {}

  /** What other modules add. */
  public static List<CommandSource> sources() {
    return Added.SOURCES;
  }

  /** The module that adds a command; empty if this one has it, or none. */
  public static Optional<CommandSource> source(String name) {
    if (!isLikeName(name)) {
      return Optional.empty();
    }
    for (CommandSource source : Added.SOURCES) {
      if (source.names().contains(name)) {
        return Optional.of(source);
      }
    }
    return Optional.empty();
  }

  /** Names of commands have no digits and no capital letters: whose has, nobody is asked about. */
  private static boolean isLikeName(String text) {
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      if (letter != '-' && (letter < 'a' || letter > 'z')) {
        return false;
      }
    }
    return true;
  }

  /** Whether a command has this name. */
  public static boolean isName(String text) {
    return isOwn(text) || source(text).isPresent();
  }

  /** Whether a command of this module has this name; what others add takes long to find. */
  public static boolean isOwn(String text) {
    return OWN.contains(text);
  }

  /** Names of all commands, in the order of the help. */
  public static List<String> all() {
    List<String> names = new ArrayList<>(OWN);
    names.addAll(added());
    return names;
  }

  /** The names of what other modules add. */
  public static List<String> added() {
    return Added.SOURCES.stream().flatMap(source -> source.names().stream()).toList();
  }

  /** Whether these arguments ask for what all commands have. */
  public static boolean areAboutAll(List<String> arguments) {
    return arguments.stream().anyMatch(ABOUT_ALL::contains);
  }

  /** Whether these arguments ask for launches, as far as that is known before they are parsed. */
  public static boolean areOfDriver(String... arguments) {
    List<String> given = Arrays.asList(arguments);
    return !given.isEmpty() && isOfDriver(given.get(0)) && !areAboutAll(given);
  }

  private static boolean isOfDriver(String name) {
    return OF_DRIVERS.contains(name)
        || !OWN.contains(name)
            && source(name).stream().anyMatch(source -> source.driverNames().contains(name));
  }
}
