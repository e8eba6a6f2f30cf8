package org.tutti.measure.entry;

import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.launch.LaunchObserver;
import org.tutti.measure.process.RankZeroOutput;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.LaunchHeader;

/** Follows a launch on its root, to report what is kept if it ends early. */
final class LaunchProgress implements LaunchObserver {
  private final RankZeroOutput output;
  private volatile LaunchHeader header;
  private volatile int finished;
  private volatile boolean complete;

  LaunchProgress(RankZeroOutput output) {
    this.output = output;
  }

  @Override
  public void began(LaunchHeader begun) {
    header = begun;
    Runtime.getRuntime().addShutdownHook(new Thread(this::printWhatIsKept, "tutti-interrupted"));
  }

  @Override
  public void finished(CellRecord cell) {
    finished++;
  }

  @Override
  public void completed(Completion completion) {
    complete = true;
  }

  void printWhatIsKept() {
    if (!complete) {
      output.printOnThisRank(
          MeasurementProblem.LAUNCH_ENDED_EARLY.message(
              "The launch ended early.",
              finished + " of " + header.plan().size() + " cells were measured and are kept."));
    }
  }
}
