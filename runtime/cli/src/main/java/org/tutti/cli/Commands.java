package org.tutti.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.cli.cache.CacheCommand;
import org.tutti.cli.command.CommandNames;
import org.tutti.cli.command.CommandProcess;
import org.tutti.cli.command.ReportAddition;
import org.tutti.cli.compare.CompareCommand;
import org.tutti.cli.gate.GateCommand;
import org.tutti.cli.help.HelpCommand;
import org.tutti.cli.list.ListCommand;
import org.tutti.cli.option.PathConverter;
import org.tutti.cli.report.DoctorCommand;
import org.tutti.cli.report.ExportCommand;
import org.tutti.cli.report.ReportCommand;
import org.tutti.cli.run.RerunCommand;
import org.tutti.cli.run.RunCommand;
import org.tutti.rank.process.RankZeroOutput;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The commands of {@code benchmarks.jar}. Only those that the arguments may name are created: every
 * rank parses its command line, and the options of all commands take longer than the rest of it.
 */
final class Commands {
  private static final Set<String> OVERVIEW = Set.of("-h", "--help", "help");

  private final CommandProcess process;

  Commands(RankZeroOutput output, Map<String, String> environment) {
    process = new CommandProcess(Main.class, output, environment);
  }

  /** The parser of these arguments. */
  CommandLine parser(String... arguments) {
    List<String> given = Arrays.asList(arguments);
    boolean isAboutAll = CommandNames.areAboutAll(given);
    boolean isOfCommand = !isAboutAll && !given.isEmpty() && CommandNames.isName(given.get(0));
    CommandLine parser =
        new CommandLine(
            isOfCommand
                ? CommandSpec.create().name(CommandNames.PROGRAM)
                : new MeasureCommand(process.output(), process.environment()));
    boolean isOverview = given.size() == 1 && OVERVIEW.contains(given.get(0));
    for (String name : CommandNames.all()) {
      if (isOverview && !given.contains(name)) {
        parser.addSubcommand(name, described(command(name)));
      } else if (isAboutAll || given.contains(name)) {
        parser.addSubcommand(command(name));
      }
    }
    // An argument such as @name is a name, not a file with more arguments.
    return parser.setExpandAtFiles(false).registerConverter(Path.class, new PathConverter());
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
        CommandNames.sources().stream()
            .flatMap(source -> source.reportAddition().stream())
            .toList();
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
      case "cache" -> new CacheCommand(Main.class);
      case "report" -> report();
      case "compare" -> new CompareCommand();
      case "export" -> new ExportCommand();
      case "gate" -> new GateCommand();
      case "doctor" -> new DoctorCommand();
      case "help" -> new HelpCommand();
      default -> CommandNames.source(name).orElseThrow().command(name, process);
    };
  }
}
