package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.Counted;
import org.tutti.measure.plan.Plan;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;

/**
 * How long a launch will take.
 *
 * @param launch time of a launch
 * @param basis what the estimate is based on, as text
 * @param measured whether it is based on timed launches; only such an estimate can refuse a budget
 */
public record TimeEstimate(Duration launch, String basis, boolean measured) {
  private static final String LIFETIME = "lifetimeMillis";

  /** An estimate from the launches of a campaign that count; empty if there are none. */
  public static Optional<TimeEstimate> of(CampaignDirectory directory) {
    List<Long> lifetimes =
        Journal.read(directory.journal()).entries().stream()
            .filter(entry -> entry.event() == Event.FINISHED)
            .map(JournalEntry::details)
            .map(details -> details.getOrDefault(LIFETIME, ""))
            .filter(text -> text.matches("\\d{1,15}"))
            .map(Long::valueOf)
            .toList();
    return lifetimes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new TimeEstimate(
                Duration.ofMillis(
                    Math.round(
                        lifetimes.stream().mapToLong(Long::longValue).average().orElseThrow())),
                "by the " + Counted.of(lifetimes.size(), "launch") + " in " + directory.path(),
                true));
  }

  /** An estimate from a rough model, for a plan without any timed launch. */
  public static TimeEstimate withoutMeasurements(Plan plan) {
    return new TimeEstimate(
        LaunchTimes.ROUGH.launch(plan),
        "by a model that does not know this machine: 1 s to start, 0.2 s per cell, and 20 us + 2 ns per byte for each observation",
        false);
  }

  /** The time of this number of launches and the basis of the estimate, as text. */
  public String words(int launches) {
    return (measured ? "about " : "roughly ")
        + DurationText.of(launch.multipliedBy(launches))
        + " for "
        + Counted.of(launches, "launch")
        + (launches == 1 ? "" : " of " + DurationText.of(launch))
        + ", "
        + basis;
  }
}
