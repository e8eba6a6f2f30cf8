package org.tutti.campaign.driver;

import java.util.Optional;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.FailureClass;
import org.tutti.records.campaign.JournalEntry;

/**
 * A launch that does not count, because its last attempt failed.
 *
 * @param launch number of the launch
 * @param treatment its factor levels, such as {@code library=mpich}; empty without factors
 * @param attempt number of that attempt, from 1
 * @param failure class of the failure
 * @param reason description for the user
 */
public record LaunchFailure(
    int launch, String treatment, int attempt, FailureClass failure, UserText reason) {
  static LaunchFailure of(JournalEntry entry, String treatment) {
    FailureClass failure =
        FailureClass.of(entry.details().getOrDefault("class", "")).orElse(FailureClass.PARTIAL);
    String reason = Optional.ofNullable(entry.details().get("reason")).orElse("");
    return new LaunchFailure(
        entry.launch(), treatment, entry.attempt(), failure, new UserText(reason));
  }

  /** The launch, and the reason with its identifier. */
  public UserText text() {
    String levels = treatment.isEmpty() ? "" : " [" + treatment + "]";
    return new UserText(
        "launch "
            + launch
            + levels
            + ": "
            + failure.problem().label()
            + " "
            + reason.commandLine());
  }

  @Override
  public String toString() {
    return text().toString();
  }
}
