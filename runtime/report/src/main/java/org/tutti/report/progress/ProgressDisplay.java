package org.tutti.report.progress;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tutti.campaign.CampaignListener;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.driver.AttemptOutcome;
import org.tutti.campaign.driver.DurationText;
import org.tutti.campaign.driver.LaunchStatus;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.campaign.pilot.SplitProposal;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.WantedStates;
import org.tutti.report.DesignText;
import org.tutti.report.SizeStageText;
import org.tutti.report.SplitProposalText;

/** Shows the progress of a campaign and the remaining time. */
public class ProgressDisplay implements CampaignListener {
  private final DriverConsole console;
  private final boolean quiet;
  private int blocks;
  private int launches;
  private int awaited;

  /**
   * @param quiet whether to show only what went wrong
   */
  protected ProgressDisplay(DriverConsole console, boolean quiet) {
    this.console = console;
    this.quiet = quiet;
  }

  /**
   * A display on standard error; on a terminal, one line shows the running launch.
   *
   * @param quiet whether to show only what went wrong
   */
  public static ProgressDisplay onStandardError(boolean quiet) {
    return new ProgressDisplay(DriverConsole.standardError(), quiet);
  }

  @Override
  public void planned(
      Manifest manifest, List<PlannedLaunch> missing, Optional<TimeEstimate> estimate) {
    blocks = manifest.blocks();
    launches = manifest.design().launches().size();
    DesignText.lines(manifest, missing, estimate.map(time -> time.words(manifest, missing)))
        .forEach(this::progress);
  }

  @Override
  public void grown(Manifest manifest) {
    blocks = manifest.blocks();
    launches = manifest.design().launches().size();
    progress(
        manifest
            .states()
            .map(wanted -> awaited(wanted, manifest))
            .orElseGet(() -> SizeStageText.ofLast(manifest)));
  }

  private static String awaited(WantedStates wanted, Manifest manifest) {
    return "Up to %d launches of each cell, to have %s among them; at most %s more."
        .formatted(manifest.blocks(), wanted.words(), DurationText.of(wanted.patience()));
  }

  @Override
  public void proposed(List<SplitProposal> proposals, Duration budget, int treatments) {
    SplitProposalText.lines(proposals, budget, treatments, console.columns())
        .forEach(this::progress);
  }

  @Override
  public void output(String line) {
    console.line(line);
  }

  @Override
  public void notice(UserText text) {
    console.sentence(text.commandLine());
  }

  @Override
  public void preparing(UserText text) {
    progress(text.commandLine());
  }

  @Override
  public void waiting(PlannedLaunch launch, Duration until, Optional<Duration> left) {
    if (quiet) {
      return;
    }
    String text = where(launch) + " begins in " + DurationText.of(until) + ", " + left(left);
    if (console.isInPlace()) {
      console.status(text);
    } else if (launch.number() != awaited) {
      console.sentence(text);
    }
    awaited = launch.number();
  }

  @Override
  public void running(PlannedLaunch launch, LaunchStatus status) {
    if (quiet) {
      return;
    }
    String cell =
        status.plannedCells() == 0
            ? "starting"
            : "cell " + status.cells() + "/" + status.plannedCells();
    console.status(where(launch) + ", " + cell + ", " + left(status.left()));
  }

  @Override
  public void ended(PlannedLaunch launch, int attempt, Duration took, AttemptOutcome outcome) {
    String result =
        outcome.succeeded()
            ? Counted.of(outcome.cells(), "cell")
            : "FAILED (" + outcome.failure().orElseThrow().word() + "): " + outcome.line();
    if (quiet && outcome.succeeded()) {
      return;
    }
    console.sentence(
        where(launch)
            + (attempt > 1 ? " (attempt " + attempt + ")" : "")
            + ": "
            + result
            + " in "
            + DurationText.of(took));
  }

  @Override
  public void launchDone(int done, int remaining, Optional<Duration> left) {
    if (remaining > 0 && !console.isInPlace()) {
      progress(done + " done, " + remaining + " to go, " + left(left));
    }
  }

  @Override
  public void finished(CampaignResult result) {
    console.clear();
  }

  private void progress(String text) {
    if (!quiet) {
      console.sentence(text);
    }
  }

  private String where(PlannedLaunch launch) {
    String levels = launch.treatment().toString();
    return "block "
        + launch.block()
        + "/"
        + blocks
        + ", launch "
        + launch.number()
        + "/"
        + launches
        + (levels.isEmpty() ? "" : " [" + levels + "]");
  }

  private static String left(Optional<Duration> left) {
    return left.map(
            time ->
                time.isZero()
                    ? "longer than estimated"
                    : "about " + DurationText.of(time) + " left")
        .orElse("time left unknown");
  }
}
