package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;

/**
 * How long a launch will take.
 *
 * @param launch time of a launch
 * @param basis what it rests on, in words
 * @param measured whether it rests on launches that were timed; a budget is refused by these only
 */
public record TimeEstimate(Duration launch, String basis, boolean measured) {
  private static final String LIFETIME = "lifetimeMillis";

  /** By the launches of a campaign that count; empty if there are none. */
  public static Optional<TimeEstimate> of(CampaignDirectory directory) {
    List<Long> lifetimes =
        Journal.read(directory.journal()).entries().stream()
            .filter(entry -> entry.event() == Event.FINISHED)
            .map(JournalEntry::details)
            .filter(details -> details.containsKey(LIFETIME))
            .map(details -> Long.valueOf(details.get(LIFETIME)))
            .toList();
    return lifetimes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new TimeEstimate(
                Duration.ofMillis(
                    Math.round(
                        lifetimes.stream().mapToLong(Long::longValue).average().orElseThrow())),
                "by the "
                    + lifetimes.size()
                    + (lifetimes.size() == 1 ? " launch" : " launches")
                    + " in "
                    + directory.path(),
                true));
  }

  /** The time of so many launches with what it rests on, in words. */
  public String words(int launches) {
    return (measured ? "about " : "very roughly ")
        + ProgressDisplay.seconds(launch.multipliedBy(launches).toNanos())
        + " for "
        + launches
        + (launches == 1 ? " launch" : " launches of " + ProgressDisplay.seconds(launch.toNanos()))
        + ", "
        + basis;
  }
}
