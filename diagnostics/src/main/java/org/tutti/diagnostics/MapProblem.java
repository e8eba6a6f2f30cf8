package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;

/** Problems of maps of a machine: 441 to 449. */
public enum MapProblem implements Problem {
  NO_PAIRS(
      441,
      USAGE,
      ERROR,
      "A campaign has no times of pairs, so that there is no map of it.",
      "Measure with the command map, and name its directory."),
  GROUPS_INVALID(
      442,
      USAGE,
      ERROR,
      "The file that says which hosts belong together cannot be understood.",
      "Write one line per host: its name and that of its group, such as its switch."),
  PARTNERS_INVALID(
      443,
      USAGE,
      ERROR,
      "The number of partners that each process of a map meets is not possible.",
      "Give at least 2, and at most all other processes."),
  CHOICE_UNKNOWN(
      444,
      USAGE,
      ERROR,
      "A map cannot show what an option asks for.",
      "Choose one of what the message lists.");

  private final ProblemDescription description;

  MapProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
