package org.tutti.report.progress;

import java.time.Duration;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
import org.tutti.records.settings.WantedStates;

/** Shows the progress of a campaign and the remaining time. */
public class ProgressDisplay implements CampaignListener {
  private static final DateTimeFormatter AT = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

  private final DriverConsole console;
  private final boolean quiet;
  private Optional<FollowUp> followUp = Optional.empty();
  private Optional<Manifest> campaign = Optional.empty();
  private Optional<Duration> more = Optional.empty();
  private Duration elapsed = Duration.ZERO;
  private int timed;
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

  /** Each estimate allows for what may follow, from the next campaign on. */
  public void followedBy(FollowUp next) {
    followUp = Optional.of(next);
  }

  @Override
  public void planned(
      Manifest manifest, List<PlannedLaunch> missing, Optional<TimeEstimate> estimate) {
    campaign = Optional.of(manifest);
    elapsed = Duration.ZERO;
    timed = 0;
    awaited = 0;
    more = estimate.flatMap(time -> more(time.launch()));
    Optional<String> time =
        estimate.map(
            each ->
                each.words(manifest, missing)
                    + more.map(
                            further ->
                                ", and up to " + DurationText.of(further) + " more " + purposes())
                        .orElse(""));
    DesignText.lines(manifest, missing, time).forEach(this::progress);
  }

  @Override
  public void grown(Manifest manifest) {
    campaign = Optional.of(manifest);
    progress(
        manifest
            .states()
            .map(wanted -> awaited(wanted, manifest))
            .orElseGet(() -> DesignText.lastStage(manifest)));
  }

  /** The longest time of what may follow the launches that are planned; empty if nothing does. */
  private Optional<Duration> more(Duration launch) {
    Manifest manifest = campaign.orElseThrow();
    Duration patience = manifest.states().map(WantedStates::patience).orElse(Duration.ZERO);
    return Optional.of(
            followUp
                .map(next -> next.atMost(manifest, launch))
                .orElse(Duration.ZERO)
                .plus(patience))
        .filter(time -> !time.isZero());
  }

  private String purposes() {
    return Stream.concat(
            campaign.orElseThrow().states().map(wanted -> "to have " + wanted.words()).stream(),
            followUp.map(FollowUp::purpose).stream())
        .collect(Collectors.joining(" and "));
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
    String text = where(launch) + " begins in " + DurationText.of(until);
    if (console.isInPlace()) {
      console.status(text + ", " + left(left));
    } else if (launch.number() != awaited) {
      console.sentence(text + ", at " + AT.format(LocalTime.now().plus(until)) + ", " + left(left));
    }
    awaited = launch.number();
  }

  @Override
  public void running(PlannedLaunch launch, LaunchStatus status) {
    if (quiet) {
      return;
    }
    if (launch.number() == awaited && !console.isInPlace()) {
      awaited = 0;
      console.sentence(where(launch) + " begins");
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
    elapsed = elapsed.plus(took);
    more = more(elapsed.dividedBy(++timed));
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
        + campaign.map(Manifest::blocks).orElse(0)
        + ", launch "
        + launch.number()
        + "/"
        + campaign.map(manifest -> manifest.design().launches().size()).orElse(0)
        + (levels.isEmpty() ? "" : " [" + levels + "]");
  }

  private String left(Optional<Duration> left) {
    return left.map(
                time ->
                    time.isZero()
                        ? "longer than estimated"
                        : "about " + DurationText.of(time) + " left")
            .orElse("time left unknown")
        + more.map(further -> ", then up to " + DurationText.of(further) + " " + purposes())
            .orElse("");
  }
}
