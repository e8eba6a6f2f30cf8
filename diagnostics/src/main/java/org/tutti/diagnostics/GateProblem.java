package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.DATA;
import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;
import static org.tutti.diagnostics.Severity.WARNING;

/** Problems of quantiles, of baselines of many nights, and of confirmations: 421 to 439. */
public enum GateProblem implements Problem {
  QUANTILE_INVALID(
      421,
      USAGE,
      ERROR,
      "A name is neither that of a figure nor a quantile.",
      "Write median, mean, p99, p99.9, or a probability between 0 and 1, both excluded."),
  QUANTILE_UNSUPPORTED(
      422,
      DATA,
      ERROR,
      "A launch has too few observations for a requested quantile.",
      "Compare a quantile nearer to the median, or measure more repetitions."),
  CONFIRMATION_NOT_STARTED(
      423,
      DATA,
      WARNING,
      "Cells that looked slower could not be measured again.",
      "Run gate from the jar of the head, and give --baseline-jar to measure both alternately."),
  NIGHTS_IN_TWO_STATES(
      424,
      DATA,
      WARNING,
      "The nights of a baseline lie in two states.",
      "Give nights of one state only, or find out what changed between them."),
  NIGHTS_DIFFER(
      425,
      DATA,
      WARNING,
      "The nights of a baseline were measured on several hosts, or with several versions.",
      "Give nights of one host and one version, unless the next night may be on any of them."),
  NIGHTS_LACK_CELLS(
      426,
      DATA,
      WARNING,
      "Some nights of a baseline did not measure all cells, so some cells rest on fewer nights.",
      "Give nights of one plan.");

  private final ProblemDescription description;

  GateProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
