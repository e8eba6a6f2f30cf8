package org.tutti.cli;

import java.util.List;
import org.tutti.analysis.compare.MissingCell;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.diagnostics.ExitCode;
import picocli.CommandLine.Option;

/** Whether cells of the baseline may be missing on the other side. */
final class MissingOption {
  @Option(
      names = "--allow-missing",
      description =
          "Accept that cells of the baseline failed or are missing; otherwise the exit status is "
              + ExitCode.CELL_MISSING
              + ".")
  private boolean allowed;

  boolean isAllowed() {
    return allowed;
  }

  /** The exit status of a command that found these cells missing. */
  int exitStatus(List<MissingCell> missing) {
    return missing.isEmpty() || allowed
        ? ExitStatus.SUCCESS
        : GateOutcome.CELL_MISSING.exitStatus();
  }
}
