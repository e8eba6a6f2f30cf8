package org.tutti.records.launch;

import java.util.UUID;
import org.tutti.records.file.DrawnNumber;

/**
 * What a launch is a part of.
 *
 * @param campaign the identifier of its campaign: the digest of the plan in the manifest, or a
 *     random one that all launches by hand in a directory share
 * @param attempt number of the attempt at it, from 1; 0 if it was started by hand
 */
public record LaunchOrigin(String campaign, int attempt) {
  /** A launch by hand, the first in its directory. */
  public static LaunchOrigin fresh() {
    return byHand(new UUID(DrawnNumber.next(), DrawnNumber.next()).toString());
  }

  /** A launch by hand in the directory of a campaign. */
  public static LaunchOrigin byHand(String campaign) {
    return new LaunchOrigin(campaign, 0);
  }

  /** Whether no driver has started it. */
  public boolean isByHand() {
    return attempt == 0;
  }
}
