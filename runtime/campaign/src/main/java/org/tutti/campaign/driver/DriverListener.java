package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.launch.CellRecord;

/**
 * Receives the events of the driver, one after the other, all in the thread of the campaign, so
 * that a listener needs no locks for what it alone uses. The next launch waits for it; ranks that
 * run meanwhile share their processors with it.
 *
 * <p>What a listener throws ends the campaign as a crash of the driver would: the running launch is
 * ended, what was measured is kept, and whoever waits for the campaign gets the exception. It can
 * be resumed.
 */
public interface DriverListener {
  /** A line that the launcher or a rank has written to standard error. */
  default void output(String line) {}

  /** A notice for the user; {@code toString} names what a program sets. */
  default void notice(UserText text) {}

  /** What happens before the first launch. */
  default void preparing(UserText text) {}

  /** The campaign has grown by a stage with other message sizes, the last of its stages. */
  default void grown(Manifest manifest) {}

  /**
   * A launch begins later, because launches are spread over a time; called about every 100 ms.
   *
   * @param until time until it begins
   * @param left time until the last launch ends; empty if unknown
   */
  default void waiting(PlannedLaunch launch, Duration until, Optional<Duration> left) {}

  /** A launch is running; called about every 100 ms. */
  default void running(PlannedLaunch launch, LaunchStatus status) {}

  /**
   * A running launch has finished a cell, which is in its result file. It counts if the launch
   * does: see {@link #ended}. Without an MPI library, {@code Campaign.runHere} calls this in the
   * thread of rank 0, for which all other ranks wait.
   *
   * @param cell reads the cell, with its observations and warnings; a line of text until then
   */
  default void measured(PlannedLaunch launch, Supplier<CellRecord> cell) {}

  /** An attempt at a launch has ended, after all of its cells. */
  default void ended(PlannedLaunch launch, int attempt, Duration took, AttemptOutcome outcome) {}

  /**
   * No further attempt will be made at a launch.
   *
   * @param done launches that this run of the driver has completed or given up
   * @param remaining launches that it still has to make
   * @param left time for those; empty if unknown
   */
  default void launchDone(int done, int remaining, Optional<Duration> left) {}
}
