package org.tutti.campaign;

import java.util.OptionalInt;
import org.tutti.campaign.driver.DriverSettings;

/**
 * How a campaign is continued.
 *
 * @param launches number of launches of each treatment, if more than were planned
 * @param allowChanged whether to go on although benchmarks, Tutti, the MPI library or the machine
 *     have changed; journal and data then record what has
 * @param driver how launches are driven
 */
public record ResumeOptions(OptionalInt launches, boolean allowChanged, DriverSettings driver) {
  /** As it was planned, and only if nothing has changed. */
  public static final ResumeOptions DEFAULT =
      new ResumeOptions(OptionalInt.empty(), false, DriverSettings.DEFAULT);

  /** With so many launches of each treatment. */
  public ResumeOptions withLaunches(int number) {
    return new ResumeOptions(OptionalInt.of(number), allowChanged, driver);
  }

  /** Whatever has changed. */
  public ResumeOptions withAllowChanged() {
    return new ResumeOptions(launches, true, driver);
  }

  /** With launches driven in another way. */
  public ResumeOptions with(DriverSettings other) {
    return new ResumeOptions(launches, allowChanged, other);
  }
}
