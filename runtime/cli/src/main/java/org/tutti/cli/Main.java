package org.tutti.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.measure.entry.RankProcess;
import org.tutti.measure.process.RankZeroOutput;
import picocli.CommandLine;

/** The entry point of {@code benchmarks.jar}. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    System.exit(RankProcess.run(arguments, Main::rank));
  }

  /**
   * Runs a command with these environment variables and returns its exit status. Ranks that share a
   * JVM start here, each in a class loader of its own.
   */
  public static int rank(Map<String, String> environment, String... arguments) {
    PrintWriter output = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter errors = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    return run(output, errors, environment, arguments);
  }

  /** Runs a command and returns its exit status. */
  public static int run(
      PrintWriter output,
      PrintWriter errors,
      Map<String, String> environment,
      String... arguments) {
    RankZeroOutput ranks = new RankZeroOutput(errors, environment);
    CommandLine commandLine =
        new CommandLine(new MeasureCommand(ranks, environment))
            .addSubcommand(new ListCommand())
            .addSubcommand(new RunCommand())
            .addSubcommand(new ResumeCommand())
            .addSubcommand(new ReportCommand())
            .addSubcommand(new CompareCommand())
            .addSubcommand(new AnalyzeCommand())
            .addSubcommand(new HistoryCommand())
            .addSubcommand(new ExportCommand())
            .addSubcommand(new GateCommand())
            .addSubcommand(new CheckCommand())
            .addSubcommand(new SelftestCommand())
            .addSubcommand(new ReproduceCommand())
            .addSubcommand(new SyncCommand(ranks, environment))
            .addSubcommand(new StressCommand(ranks, environment))
            // An argument such as @name is a name, not a file with more arguments.
            .setExpandAtFiles(false)
            .setOut(output)
            .setErr(errors);
    new ErrorHandlers(ranks).install(commandLine);
    int status = commandLine.execute(arguments);
    if (output.checkError() && status == ExitStatus.SUCCESS) {
      errors.println(
          CommandLineProblem.STANDARD_OUTPUT_NOT_WRITABLE.message(
              "Standard output could not be written, so the output is incomplete.",
              "Free space, or redirect it elsewhere."));
      return CommandLineProblem.STANDARD_OUTPUT_NOT_WRITABLE.exitStatus();
    }
    return status;
  }
}
