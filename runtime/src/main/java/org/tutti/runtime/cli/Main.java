package org.tutti.runtime.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** The entry point of {@code benchmarks.jar}. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    PrintWriter output = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter errors = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(output, errors, arguments));
  }

  /** Runs a command and returns its exit status. */
  static int run(PrintWriter output, PrintWriter errors, String... arguments) {
    RankVoice voice = new RankVoice(errors, System.getenv());
    CommandLine commandLine =
        new CommandLine(new MeasureCommand(voice))
            .addSubcommand(new ListCommand())
            .addSubcommand(new RunCommand())
            .addSubcommand(new ResumeCommand())
            .addSubcommand(new ReportCommand())
            .addSubcommand(new CompareCommand())
            .addSubcommand(new ExportCommand())
            .addSubcommand(new GateCommand())
            .addSubcommand(new SelftestCommand())
            .addSubcommand(new ReproduceCommand())
            .addSubcommand(new SyncCommand(voice))
            .setOut(output)
            .setErr(errors);
    new ErrorHandlers(voice).install(commandLine);
    return commandLine.execute(arguments);
  }
}
