package org.tutti.report.progress;

import java.time.Duration;
import org.tutti.records.campaign.Manifest;

/** What a command may measure after a campaign, for which its estimates allow. */
public interface FollowUp {
  /**
   * How long it takes at most; zero if nothing can follow.
   *
   * @param campaign what is measured before
   * @param launch time of a launch of that
   */
  Duration atMost(Manifest campaign, Duration launch);

  /** What it is for, such as "to confirm what seems slower". */
  String purpose();
}
