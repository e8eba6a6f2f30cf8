package org.tutti.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  /** Names of the commands, in the order of the help. */
  static final List<String> NAMES = CommandGroup.allNames();

  /** Arguments that ask for what all commands have. */
  private static final Set<String> ABOUT_ALL =
      Set.of("-h", "--help", HelpOption.ALL, "help", "completion", "man");

  private static final Set<String> OVERVIEW = Set.of("-h", "--help", "help");

  /** Those that start launches, as a rule. */
  private static final Set<String> OF_DRIVERS =
      Set.of("run", "resume", "rerun", "replicate", "cache", "tune", "map", "reproduce");

  private final RankZeroOutput output;
  private final Map<String, String> environment;

  Commands(RankZeroOutput output, Map<String, String> environment) {
    this.output = output;
    this.environment = environment;
  }

  /** The parser of these arguments. */
  CommandLine parser(String... arguments) {
    List<String> given = Arrays.asList(arguments);
    boolean isAboutAll = given.stream().anyMatch(ABOUT_ALL::contains);
    boolean isOfCommand = !isAboutAll && !given.isEmpty() && NAMES.contains(given.get(0));
    CommandLine parser =
        new CommandLine(
            isOfCommand
                ? CommandSpec.create().name(PROGRAM)
                : new MeasureCommand(output, environment));
    boolean isOverview = given.size() == 1 && OVERVIEW.contains(given.get(0));
    for (String name : NAMES) {
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
        && OF_DRIVERS.contains(given.get(0))
        && given.stream().noneMatch(ABOUT_ALL::contains);
  }

  /** What the overview says of a command, without its options, which take most of the time. */
  private static CommandSpec described(Object command) {
    CommandSpec spec = CommandSpec.create();
    spec.usageMessage().description(command.getClass().getAnnotation(Command.class).description());
    return spec;
  }

  private Object command(String name) {
    return switch (name) {
      case "list" -> new ListCommand();
      case "run" -> new RunCommand();
      case "resume" -> new ResumeCommand();
      case "rerun" -> new RerunCommand();
      case "replicate" -> new ReplicateCommand();
      case "cache" -> new CacheCommand();
      case "report" -> new ReportCommand();
      case "figure" -> new FigureCommand();
      case "compare" -> new CompareCommand();
      case "analyze" -> new AnalyzeCommand();
      case "history" -> new HistoryCommand();
      case "export" -> new ExportCommand();
      case "archive" -> new ArchiveCommand();
      case "gate" -> new GateCommand();
      case "check" -> new CheckCommand();
      case "tune" -> new TuneCommand();
      case "map" -> new MapCommand();
      case "doctor" -> new DoctorCommand();
      case "selftest" -> new SelftestCommand();
      case "reproduce" -> new ReproduceCommand();
      case "sync" -> new SyncCommand(output, environment);
      case "stress" -> new StressCommand(output, environment);
      case "completion" -> new CompletionCommand();
      case "man" -> new ManualCommand();
      case "help" -> new HelpCommand();
      default -> throw new IllegalArgumentException("no command " + name);
    };
  }
}
