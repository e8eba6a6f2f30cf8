package org.tutti.campaign;

import java.util.OptionalInt;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.diagnostics.ArgumentCheck;

/**
 * How a campaign is continued.
 *
 * @param launches number of launches of each treatment, if more than were planned
 * @param allowChanged whether to continue even if benchmarks, Tutti, the MPI library or the machine
 *     have changed; the changes are recorded in journal and data
 * @param trustPrograms whether to start programs that the directory names, although this user has
 *     not named them
 * @param driver how launches are run
 */
public record ResumeOptions(
    OptionalInt launches, boolean allowChanged, boolean trustPrograms, DriverSettings driver) {
  public ResumeOptions {
    launches.ifPresent(number -> ArgumentCheck.atLeast("launches", number, 1));
  }

  /** Resumes as planned, and only if nothing has changed. */
  public static final ResumeOptions DEFAULT =
      new ResumeOptions(OptionalInt.empty(), false, false, DriverSettings.DEFAULT);

  /** A copy with this number of launches of each treatment. */
  public ResumeOptions withLaunches(int number) {
    return new ResumeOptions(OptionalInt.of(number), allowChanged, trustPrograms, driver);
  }

  /** Even if something has changed. */
  public ResumeOptions withAllowChanged() {
    return new ResumeOptions(launches, true, trustPrograms, driver);
  }

  /** Even if the directory names programs that this user has not named. */
  public ResumeOptions withTrustPrograms() {
    return new ResumeOptions(launches, allowChanged, true, driver);
  }

  /** A copy with other settings of the driver. */
  public ResumeOptions with(DriverSettings other) {
    return new ResumeOptions(launches, allowChanged, trustPrograms, other);
  }
}
