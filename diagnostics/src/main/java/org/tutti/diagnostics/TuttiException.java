package org.tutti.diagnostics;

/**
 * What was asked for cannot be done, for a reason that has an identifier. The message reads {@code
 * [TUTTI-nnn] what and where. What to do.} It names what a program sets by its name in the Java
 * API; {@link #commandLineMessage} names the options of the command line.
 */
public final class TuttiException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Problem problem;
  private final String what;
  private final String remedy;

  TuttiException(Problem problem, String what, String remedy, Throwable cause) {
    super(problem.message(ApiNames.in(what), ApiNames.in(remedy)), cause);
    if (problem.description().severity() == Severity.WARNING) {
      throw new IllegalArgumentException(problem.identifier() + " is a warning");
    }
    this.problem = problem;
    this.what = what;
    this.remedy = remedy;
  }

  /** What kind of thing went wrong. */
  public Problem problem() {
    return problem;
  }

  /** What went wrong here, without identifier and remedy. */
  public String what() {
    return what;
  }

  /** The message for the user of a command. */
  public String commandLineMessage() {
    return problem.message(what, remedy);
  }

  /** The message of any exception, for the user of a command; its name if it has none. */
  public static String commandLineMessage(Throwable error) {
    if (error instanceof TuttiException known) {
      return known.commandLineMessage();
    }
    return error.getMessage() == null ? error.toString() : error.getMessage();
  }

  /** The same with the place where it was found, such as the name of a benchmark. */
  public TuttiException in(String place) {
    return new TuttiException(problem, place + ": " + what, remedy, this);
  }
}
