package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;

/** Problems of tuning a library: 290 to 299. */
public enum TuningProblem implements Problem {
  TUNING_FILE_EXISTS(
      290,
      USAGE,
      ERROR,
      "The file that tune would write already exists.",
      "Name another file with --output, or replace it with --overwrite."),
  TUNING_OPERATION_UNKNOWN(
      291,
      USAGE,
      ERROR,
      "The library offers no choice of algorithms for an operation.",
      "Name operations that the message lists, such as MPI_Allreduce."),
  TUNING_LIBRARY_UNKNOWN(
      292,
      USAGE,
      ERROR,
      "The algorithms of this MPI library are not known.",
      "Tune Open MPI or MPICH, with the native provider."),
  NOTHING_TO_TUNE(
      293,
      USAGE,
      ERROR,
      "There is no operation to tune.",
      "Name operations, such as tune MPI_Allreduce, or a campaign of check in which a guideline is"
          + " violated.");

  private final ProblemDescription description;

  TuningProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
