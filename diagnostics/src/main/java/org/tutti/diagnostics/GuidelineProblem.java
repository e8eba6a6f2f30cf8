package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;

/** Problems of performance guidelines: 280 to 289. */
public enum GuidelineProblem implements Problem {
  GUIDELINE_MALFORMED(
      280,
      USAGE,
      ERROR,
      "A text is not a performance guideline.",
      "Write it as in \"Allgather <= Gather + Bcast\", or name a set such as GL4 or mockups."),
  GUIDELINE_SET_UNKNOWN(
      281,
      USAGE,
      ERROR,
      "There is no set of guidelines of this name.",
      "Use one of the sets that the message lists, or write a guideline with <= or ~."),
  GUIDELINE_OPERATION_UNKNOWN(
      282,
      USAGE,
      ERROR,
      "A guideline names an operation that does not exist.",
      "Use names that the command list shows; MPI_ may be left out."),
  GUIDELINE_PARAMETER_UNKNOWN(
      283,
      USAGE,
      ERROR,
      "A guideline, or --varied, names a parameter that the operation does not have.",
      "Use one of the parameters that the message lists."),
  NO_GUIDELINE(
      284,
      USAGE,
      ERROR,
      "There is no guideline to check.",
      "Name guidelines or sets of them, or annotate benchmarks with @Guideline.");

  private final ProblemDescription description;

  GuidelineProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
