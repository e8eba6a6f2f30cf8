package org.tutti.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.tutti.cli.option.HelpOption;
import org.tutti.measure.process.RankZeroOutput;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The commands of {@code benchmarks.jar}. Only those that the arguments may name are created: every
 * rank parses its command line, and the options of all commands take longer than the rest of it.
 */
final class Commands {
  static final String PROGRAM = "benchmarks.jar";

  /** Names of the commands of this module, in the order of the help. */
  private static final List<String> OWN = CommandGroup.allNames();

  /** Arguments that ask for what all commands have. */
  private static final Set<String> ABOUT_ALL = Set.of("-h", "--help", HelpOption.ALL, "help");

  private static final Set<String> OVERVIEW = Set.of("-h", "--help", "help");

  /** Those that start launches, as a rule. */
  private static final Set<String> OF_DRIVERS = Set.of("run", "rerun", "cache");

  /** What other modules add, which is looked for only when a name is none of this module's. */
  private static final class Added {
    static final List<CommandSource> SOURCES =
        ServiceLoader.load(CommandSource.class, Commands.class.getClassLoader()).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    static Optional<CommandSource> source(String name) {
      return SOURCES.stream().filter(source -> source.names().contains(name)).findFirst();
    }
  }

  private final CommandProcess process;

  Commands(RankZeroOutput output, Map<String, String> environment) {
    process = new CommandProcess(output, environment);
  }

  /** Whether a command has this name. */
  static boolean isName(String text) {
    return OWN.contains(text) || Added.source(text).isPresent();
  }

  /** Names of all commands, in the order of the help. */
  static List<String> names() {
    List<String> names = new ArrayList<>(OWN);
    names.addAll(addedNames());
    return names;
  }

  /** The names of what other modules add. */
  static List<String> addedNames() {
    return Added.SOURCES.stream().flatMap(source -> source.names().stream()).toList();
  }

  /** The parser of these arguments. */
  CommandLine parser(String... arguments) {
    List<String> given = Arrays.asList(arguments);
    boolean isAboutAll = given.stream().anyMatch(ABOUT_ALL::contains);
    boolean isOfCommand = !isAboutAll && !given.isEmpty() && isName(given.get(0));
    CommandLine parser =
        new CommandLine(
            isOfCommand
                ? CommandSpec.create().name(PROGRAM)
                : new MeasureCommand(process.output(), process.environment()));
    boolean isOverview = given.size() == 1 && OVERVIEW.contains(given.get(0));
    for (String name : names()) {
      if (isOverview && !given.contains(name)) {
        parser.addSubcommand(name, described(command(name)));
      } else if (isAboutAll || given.contains(name)) {
        parser.addSubcommand(command(name));
      }
    }
    // An argument such as @name is a name, not a file with more arguments.
    return parser.setExpandAtFiles(false);
  }

  /** Whether these arguments ask for launches, as far as that is known before they are parsed. */
  static boolean areOfDriver(String... arguments) {
    List<String> given = Arrays.asList(arguments);
    return !given.isEmpty()
        && isOfDriver(given.get(0))
        && given.stream().noneMatch(ABOUT_ALL::contains);
  }

  private static boolean isOfDriver(String name) {
    return OF_DRIVERS.contains(name)
        || !OWN.contains(name)
            && Added.source(name).stream().anyMatch(source -> source.driverNames().contains(name));
  }

  /** What the overview says of a command, without its options, which take most of the time. */
  private static CommandSpec described(Object command) {
    CommandSpec spec = CommandSpec.create();
    Object annotated = command instanceof CommandSpec whole ? whole.userObject() : command;
    spec.usageMessage()
        .description(annotated.getClass().getAnnotation(Command.class).description());
    return spec;
  }

  /** The command report has the options that other modules add. */
  private static CommandSpec report() {
    List<ReportAddition> additions =
        Added.SOURCES.stream().flatMap(source -> source.reportAddition().stream()).toList();
    CommandSpec report = CommandSpec.forAnnotatedObject(new ReportCommand(additions));
    for (ReportAddition addition : additions) {
      report.addMixin(
          addition.getClass().getSimpleName(), CommandSpec.forAnnotatedObjectLenient(addition));
    }
    return report;
  }

  private Object command(String name) {
    return switch (name) {
      case "list" -> new ListCommand();
      case "run" -> new RunCommand();
      case "rerun" -> new RerunCommand();
      case "cache" -> new CacheCommand();
      case "report" -> report();
      case "compare" -> new CompareCommand();
      case "export" -> new ExportCommand();
      case "gate" -> new GateCommand();
      case "doctor" -> new DoctorCommand();
      case "help" -> new HelpCommand();
      default -> Added.source(name).orElseThrow().command(name, process);
    };
  }
}
