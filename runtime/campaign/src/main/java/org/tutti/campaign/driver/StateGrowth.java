package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.Optional;
import org.tutti.analysis.AwaitedLaunches;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Design;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.settings.WantedStates;

/**
 * Adds blocks to a campaign that is to have launches in states of the machine, as many as are
 * missing, until its patience has ended. That begins when the blocks are made which were planned
 * when this run of the driver began.
 */
final class StateGrowth {
  private final DriverClock clock;
  private long began;
  private boolean hasBegun;

  StateGrowth(DriverClock clock) {
    this.clock = clock;
  }

  /** The campaign with further blocks; empty if it asks for no launch that it does not have. */
  Optional<Manifest> grown(CampaignDirectory directory, Manifest manifest) {
    if (manifest.states().isEmpty()) {
      return Optional.empty();
    }
    if (!hasBegun) {
      hasBegun = true;
      began = clock.nanoTime();
    }
    AwaitedLaunches awaited = AwaitedLaunches.of(CampaignAnalysis.of(directory)).orElseThrow();
    int most = Design.MAX_LAUNCHES / manifest.treatments().size() - manifest.blocks();
    int further = Math.min(most, awaited.missing());
    return further > 0 && awaited.isProbed() && stop(manifest).isEmpty()
        ? Optional.of(manifest.withBlocks(manifest.blocks() + further))
        : Optional.empty();
  }

  /** Why no further block is made, once the patience has ended. */
  Optional<String> stop(Manifest manifest) {
    return manifest
        .states()
        .filter(wanted -> hasBegun && isOver(wanted))
        .map(
            wanted ->
                "there are not "
                    + wanted.words()
                    + " launches of each cell, and the patience of "
                    + DurationText.of(wanted.patience())
                    + " has ended");
  }

  private boolean isOver(WantedStates wanted) {
    return Duration.ofNanos(clock.nanoTime() - began).compareTo(wanted.patience()) >= 0;
  }
}
