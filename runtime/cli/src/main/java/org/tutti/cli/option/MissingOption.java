package org.tutti.cli.option;

import java.util.List;
import org.tutti.analysis.compare.MissingCell;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.campaign.CampaignResult;
import org.tutti.diagnostics.ExitCode;
import picocli.CommandLine.Option;

/** Whether cells of the baseline may be missing on the other side. */
public final class MissingOption {
  @Option(
      names = "--allow-missing",
      description =
          "Accept that cells of the baseline failed or are missing; otherwise the exit status is "
              + ExitCode.NOT_MEASURED
              + ".")
  private boolean allowed;

  public boolean isAllowed() {
    return allowed;
  }

  /** The exit status of a command that found these cells of these campaigns missing. */
  public int exitStatus(List<MissingCell> missing, List<CampaignResult> campaigns) {
    return missing.isEmpty() || allowed
        ? ExitStatus.ofFiles(campaigns)
        : GateOutcome.CELL_MISSING.exitStatus();
  }
}
