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
        LaunchTimes.ROUGH.launch(plan), "a guess, with no timed launch to go by", false);
  }

  /** An estimate for a launch of simulated ranks, which take turns: their number decides. */
  public static TimeEstimate ofSimulation(Plan plan, int ranks) {
    return new TimeEstimate(
        LaunchTimes.ofSimulation(plan, ranks),
        "a guess for simulated ranks, which take turns",
        false);
  }

  /**
   * The time of launches and the basis of the estimate, as text.
   *
   * @param missing the launches that are still to be made
   */
  public String words(Manifest manifest, List<PlannedLaunch> missing) {
    int launches = missing.size();
    int blocks = (int) missing.stream().mapToInt(PlannedLaunch::block).distinct().count();
    RemainingTime remaining = new RemainingTime(launches, Optional.of(this));
    remaining.begin(missing, LaunchSpread.of(manifest, missing, () -> 0));
    Duration all = remaining.left(Duration.ZERO, Duration.ZERO).orElseThrow();
    boolean waits = all.compareTo(launch.multipliedBy(launches)) > 0;
    return (measured ? "about " : "roughly ")
        + DurationText.of(all)
        + " for "
        + Counted.of(launches, "launch")
        + (launches == 1 ? "" : " of " + DurationText.of(launch))
        + (waits
            ? " spread over "
                + DurationText.of(
                    LaunchSpread.part(manifest.spread().orElseThrow(), blocks, manifest.blocks()))
            : "")
        + ", "
        + basis;
  }

  /**
   * The longest time that blocks of launches take, whenever they begin within theirs.
   *
   * @param block time of the launches of one
   * @param spread time over which all of them are spread; zero to make them one after the other
   */
  public static Duration atMost(Duration block, int blocks, Duration spread) {
    Duration longest = block.multipliedBy(blocks);
    // All blocks from one on take the longest if that one begins at the end of its part.
    for (int late = 1; late < blocks; late++) {
      Duration end =
          LaunchSpread.part(spread, late + 1, blocks).plus(block.multipliedBy(blocks - late));
      longest = end.compareTo(longest) > 0 ? end : longest;
    }
    return longest;
  }
}
