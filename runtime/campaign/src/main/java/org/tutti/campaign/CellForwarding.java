package org.tutti.campaign;

import org.tutti.rank.launch.LaunchObserver;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.LaunchHeader;

/**
 * Forwards the cells of a launch in this JVM to a listener.
 *
 * @param number of the launch
 */
record CellForwarding(CampaignListener listener, int number) implements LaunchObserver {
  @Override
  public void began(LaunchHeader header) {}

  @Override
  public void finished(CellRecord cell) {
    listener.measured(PlannedLaunch.byHand(number), () -> cell);
  }

  @Override
  public void completed(Completion completion) {}
}
