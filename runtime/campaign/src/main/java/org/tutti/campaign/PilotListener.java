package org.tutti.campaign;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.tutti.campaign.driver.AttemptOutcome;
import org.tutti.campaign.driver.LaunchStatus;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.launch.CellRecord;

/** Forwards the events of a pilot to the listener of its campaign, except its start and its end. */
record PilotListener(CampaignListener listener) implements CampaignListener {
  @Override
  public void planned(
      Manifest manifest, List<PlannedLaunch> missing, Optional<TimeEstimate> estimate) {
    listener.planned(manifest, missing, estimate);
  }

  @Override
  public void output(String line) {
    listener.output(line);
  }

  @Override
  public void notice(UserText text) {
    listener.notice(text);
  }

  @Override
  public void preparing(UserText text) {
    listener.preparing(text);
  }

  @Override
  public void waiting(PlannedLaunch launch, Duration until, Optional<Duration> left) {
    listener.waiting(launch, until, left);
  }

  @Override
  public void running(PlannedLaunch launch, LaunchStatus status) {
    listener.running(launch, status);
  }

  @Override
  public void measured(PlannedLaunch launch, Supplier<CellRecord> cell) {
    listener.measured(launch, cell);
  }

  @Override
  public void ended(PlannedLaunch launch, int attempt, Duration took, AttemptOutcome outcome) {
    listener.ended(launch, attempt, took, outcome);
  }

  @Override
  public void launchDone(int done, int remaining, Optional<Duration> left) {
    listener.launchDone(done, remaining, left);
  }
}
