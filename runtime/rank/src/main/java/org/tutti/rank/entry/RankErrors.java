package org.tutti.rank.entry;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.rank.process.RankZeroOutput;

/** Turns an exception into a message, printed once for all ranks, and an exit status. */
public final class RankErrors {
  private RankErrors() {}

  /** Prints why this rank ends and returns its exit status. */
  public static int print(Exception error, RankZeroOutput output) {
    rethrowErrors(error);
    if (error instanceof TuttiException known) {
      output.printBeforeExit(known.commandLineMessage());
      return known.problem().exitStatus();
    }
    StringWriter trace = new StringWriter();
    error.printStackTrace(new PrintWriter(trace));
    Problem defect = CommandLineProblem.INTERNAL_ERROR;
    output.printBeforeExit(
        defect.message(defect.description().cause(), defect.description().remedy() + " " + trace));
    return defect.exitStatus();
  }

  /** Rethrows an error of the JVM, such as exhausted memory, which concerns this rank alone. */
  public static void rethrowErrors(Exception error) {
    for (Throwable cause = error; cause != null; cause = cause.getCause()) {
      if (cause instanceof VirtualMachineError fatal && !(cause instanceof StackOverflowError)) {
        throw fatal;
      }
    }
  }
}
