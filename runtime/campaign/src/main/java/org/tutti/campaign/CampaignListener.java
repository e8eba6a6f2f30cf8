package org.tutti.campaign;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tutti.campaign.driver.DriverListener;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.campaign.pilot.SplitProposal;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;

/**
 * Receives the events of a campaign, which is silent without a listener: {@link #planned}, then for
 * each launch {@link #measured} for each cell and {@link #ended}, then {@link #finished}. {@link
 * DriverListener} says in which thread, and what an exception does.
 */
public interface CampaignListener extends DriverListener {
  /** Ignores all events. */
  CampaignListener NONE = new CampaignListener() {};

  /**
   * The campaign is about to begin.
   *
   * @param manifest its design
   * @param missing launches that are still to be made
   * @param estimate how long each takes; empty if unknown
   */
  default void planned(
      Manifest manifest, List<PlannedLaunch> missing, Optional<TimeEstimate> estimate) {}

  /**
   * The pilot has determined how to split the time.
   *
   * @param proposals the best split for each cell
   * @param budget time of the whole campaign
   * @param treatments number of treatments that share it
   */
  default void proposed(List<SplitProposal> proposals, Duration budget, int treatments) {}

  /**
   * The campaign has ended, or was interrupted. When the JVM is shutting down because of Ctrl-C, it
   * waits for this method to return.
   */
  default void finished(CampaignResult result) {}
}
