package org.tutti.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.tutti.campaign.driver.DriverWarmUp;
import org.tutti.campaign.jvmcache.StartByHand;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.cli.command.CommandNames;
import org.tutti.cli.help.HelpSections;
import org.tutti.cli.option.ExitStatus;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.diagnostics.TerminalWriter;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;
import org.tutti.mpi.started.StartedRank;
import org.tutti.rank.entry.RankErrors;
import org.tutti.rank.entry.RankProcess;
import org.tutti.rank.process.RankZeroOutput;
import org.tutti.report.layout.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Help;

/** The entry point of {@code benchmarks.jar}. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    StartByHand.inFasterJvm(Main.class, System.getenv(), arguments);
    int status =
        isRank(System.getenv())
            ? RankProcess.run(arguments, Main::rank)
            : loading(
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                () -> RankProcess.run(arguments, Main::rank));
    if (status != 0 || RankProcess.goesOn()) {
      System.exit(status);
    }
  }

  /**
   * Runs a command with these environment variables and returns its exit status. Ranks that share a
   * JVM start here, each in a class loader of its own.
   */
  public static int rank(Map<String, String> environment, String... arguments) {
    PrintWriter output = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter errors = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    return run(output, errors, terminal(environment), environment, arguments);
  }

  private static Terminal terminal(Map<String, String> environment) {
    return isRank(environment)
        ? Terminal.ofRank(environment)
        : Terminal.ofStandardOutput(environment);
  }

  /** Contradictory variables are those of a rank, too; the command says what is wrong. */
  private static boolean isRank(Map<String, String> environment) {
    try {
      return StartedRank.of(environment).isPresent()
          || LauncherEnvironment.detect(environment).launched();
    } catch (TuttiException e) {
      return true;
    }
  }

  /** Runs a command, whose output no person watches, and returns its exit status. */
  public static int run(
      PrintWriter output,
      PrintWriter errors,
      Map<String, String> environment,
      String... arguments) {
    return run(output, errors, Terminal.NONE, environment, arguments);
  }

  /** Runs a command whose output goes to this terminal, and returns its exit status. */
  static int run(
      PrintWriter standardOutput,
      PrintWriter standardError,
      Terminal terminal,
      Map<String, String> environment,
      String... arguments) {
    PrintWriter output = new TerminalWriter(standardOutput, terminal.colored());
    PrintWriter errors = new TerminalWriter(standardError, false);
    RankZeroOutput ranks = new RankZeroOutput(errors, environment);
    Optional<TuttiException> lost =
        ArgumentLocale.lost(
            System.getProperty("sun.jnu.encoding", "UTF-8"), environment, arguments);
    if (lost.isPresent()) {
      return RankErrors.print(lost.get(), ranks);
    }
    int status =
        LaunchByHand.ofRank(ranks, terminal, environment, output::println, arguments)
            .orElseGet(
                () ->
                    inMemory(
                        errors,
                        environment,
                        () -> command(output, errors, terminal, ranks, environment, arguments)));
    // Whoever closes a pipe has read enough.
    if (output.checkError() && !terminal.pipe() && status == ExitStatus.SUCCESS) {
      errors.println(
          CommandLineProblem.STANDARD_OUTPUT_NOT_WRITABLE.message(
              "Standard output could not be written, so the output is incomplete.",
              "Free disk space, or redirect the output elsewhere."));
      return CommandLineProblem.STANDARD_OUTPUT_NOT_WRITABLE.exitStatus();
    }
    return status;
  }

  private static int command(
      PrintWriter output,
      PrintWriter errors,
      Terminal terminal,
      RankZeroOutput ranks,
      Map<String, String> environment,
      String... arguments) {
    Optional<IntSupplier> plain =
        isRank(environment)
            ? Optional.empty()
            : PlainCommand.of(terminal, output::println, arguments);
    if (plain.isPresent()) {
      return run(plain.get(), ranks);
    }
    if (CommandNames.areOfDriver(arguments)) {
      DriverWarmUp.begin(JavaProgram.javaOfThisJvm());
    }
    CommandLine commandLine =
        new Commands(ranks, environment)
            .parser(arguments)
            .setOut(output)
            .setErr(errors)
            .setUsageHelpWidth(terminal.width())
            .setColorScheme(
                Help.defaultColorScheme(terminal.colored() ? Help.Ansi.ON : Help.Ansi.OFF));
    HelpSections.install(commandLine);
    new ErrorHandlers(ranks).install(commandLine);
    return commandLine.execute(arguments);
  }

  private static int run(IntSupplier command, RankZeroOutput errors) {
    try {
      return command.getAsInt();
    } catch (RuntimeException e) {
      return RankErrors.print(e, errors);
    }
  }

  /** Exhausted memory of a rank concerns the whole launch, and is told elsewhere. */
  private static int inMemory(
      PrintWriter errors, Map<String, String> environment, IntSupplier command) {
    try {
      return command.getAsInt();
    } catch (OutOfMemoryError e) {
      if (isRank(environment)) {
        throw e;
      }
      errors.println(text(RecordProblem.HEAP_EXHAUSTED));
      return RecordProblem.HEAP_EXHAUSTED.exitStatus();
    }
  }

  /**
   * Tells of a class that a driver cannot load: its jar was overwritten while it ran. What tells it
   * is loaded before.
   */
  static int loading(PrintWriter errors, IntSupplier program) {
    Problem lost = RecordProblem.CLASSES_LOST;
    String text = text(lost);
    try {
      return program.getAsInt();
    } catch (LinkageError e) {
      errors.println(text);
      return lost.exitStatus();
    }
  }

  private static String text(Problem problem) {
    return problem.message(problem.description().cause(), problem.description().remedy());
  }
}
