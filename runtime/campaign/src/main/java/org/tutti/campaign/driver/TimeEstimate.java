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
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;

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

  /** An estimate for a launch of simulated ranks, which take turns: their number decides. */
  public static TimeEstimate ofSimulation(Plan plan, int ranks) {
    return new TimeEstimate(
        LaunchTimes.ofSimulation(plan, ranks),
        "by a model of simulated ranks, which take turns: 8 us for each message, and each rank sends"
            + " 2 log2 p of them for an observation",
        false);
  }

  /**
   * The time of launches and the basis of the estimate, as text.
   *
   * @param missing the launches that are still to be made
   */
  public String words(Manifest manifest, List<PlannedLaunch> missing) {
    int launches = missing.size();
    Duration alone = launch.multipliedBy(launches);
    int blocks = (int) missing.stream().mapToInt(PlannedLaunch::block).distinct().count();
    Duration over =
        LaunchSpread.part(
            manifest.spread().orElse(Duration.ZERO), blocks, Math.max(1, manifest.blocks()));
    Duration spread = over.plus(launch.multipliedBy(launches).dividedBy(Math.max(1, blocks)));
    boolean waits = !over.isZero() && blocks > 1 && spread.compareTo(alone) > 0;
    return (measured ? "about " : "roughly ")
        + DurationText.of(waits ? spread : alone)
        + " for "
        + Counted.of(launches, "launch")
        + (launches == 1 ? "" : " of " + DurationText.of(launch))
        + (waits ? " spread over " + DurationText.of(over) : "")
        + ", "
        + basis;
  }
}
