package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.Optional;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.PlannedLaunch;

/** Records the reports of a driver as lines of text, and prints them. */
final class RecordingListener implements DriverListener {
  private final StringBuilder text = new StringBuilder();

  String text() {
    return text.toString();
  }

  @Override
  public void output(String line) {
    add(line);
  }

  @Override
  public void notice(UserText notice) {
    add(notice.commandLine());
  }

  @Override
  public void ended(PlannedLaunch launch, int attempt, Duration took, AttemptOutcome outcome) {
    add(
        "launch "
            + launch.number()
            + " attempt "
            + attempt
            + ": "
            + outcome.failure()
            + " "
            + outcome.reason());
  }

  @Override
  public void launchDone(int done, int remaining, Optional<Duration> left) {
    add(done + " done, " + remaining + " left, " + left);
  }

  private void add(String line) {
    text.append(line).append('\n');
    System.err.println(line);
  }
}
