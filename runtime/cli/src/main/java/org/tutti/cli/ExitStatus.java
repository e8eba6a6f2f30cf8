package org.tutti.cli;

import org.tutti.diagnostics.ProblemKind;

/** What commands tell the shell that end without an exception. */
final class ExitStatus {
  static final int SUCCESS = 0;

  /** Something was not measured. */
  static final int FAILURE = ProblemKind.MEASUREMENT.exitStatus();

  private ExitStatus() {}
}
