package org.tutti.campaign;

import java.util.function.Function;
import org.tutti.campaign.driver.Cancellation;

/**
 * A campaign that runs in a thread of its own. {@link #cancel} ends it as Ctrl-C does: the running
 * launch and its processes are ended, the journal is completed, and what was measured stays; {@link
 * Campaign#resume} continues it.
 */
public final class RunningCampaign implements AutoCloseable {
  private final DriverTask<CampaignResult> task;

  private RunningCampaign(DriverTask<CampaignResult> task) {
    this.task = task;
  }

  static RunningCampaign start(Function<Cancellation, CampaignResult> work) {
    return new RunningCampaign(DriverTask.start(work));
  }

  /** Asks the campaign to end at its next safe point. */
  public void cancel() {
    task.cancel();
  }

  /** Whether the campaign has ended, for whatever reason. */
  public boolean isDone() {
    return task.isDone();
  }

  /**
   * Waits for the end. If the waiting thread is interrupted, the campaign is canceled, and this
   * returns when it has ended, with the thread's interruption still pending.
   *
   * @return the result, whose outcome says whether the campaign was interrupted
   * @throws org.tutti.diagnostics.TuttiException as {@link Campaign#run} does
   */
  public CampaignResult await() {
    return task.await();
  }

  /** Cancels the campaign unless it has ended, and waits until all its processes have ended. */
  @Override
  public void close() {
    if (!isDone()) {
      cancel();
    }
    try {
      await();
    } catch (RuntimeException e) {
      return; // Whoever calls await gets it.
    }
  }
}
