package org.tutti.campaign;

import java.util.OptionalInt;
import org.tutti.campaign.driver.DriverSettings;

/**
 * How a campaign is continued.
 *
 * @param launches number of launches of each treatment, if more than were planned
 * @param allowChanged whether to continue even if benchmarks, Tutti, the MPI library or the machine
 *     have changed; the changes are recorded in journal and data
 * @param driver how launches are run
 */
public record ResumeOptions(OptionalInt launches, boolean allowChanged, DriverSettings driver) {
  /** As planned, and only if nothing has changed. */
  public static final ResumeOptions DEFAULT =
      new ResumeOptions(OptionalInt.empty(), false, DriverSettings.DEFAULT);

  /** With this number of launches of each treatment. */
  public ResumeOptions withLaunches(int number) {
    return new ResumeOptions(OptionalInt.of(number), allowChanged, driver);
  }

  /** Even if something has changed. */
  public ResumeOptions withAllowChanged() {
    return new ResumeOptions(launches, true, driver);
  }

  /** With other settings of the driver. */
  public ResumeOptions with(DriverSettings other) {
    return new ResumeOptions(launches, allowChanged, other);
  }
}
