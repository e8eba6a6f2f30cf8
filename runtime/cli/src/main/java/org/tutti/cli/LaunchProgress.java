package org.tutti.cli;

import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.launch.LaunchObserver;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.LaunchHeader;

/** Follows a launch on its root, to say what is kept when it ends before its time. */
final class LaunchProgress implements LaunchObserver {
  private final RankZeroOutput voice;
  private volatile LaunchHeader header;
  private volatile int finished;
  private volatile boolean complete;

  LaunchProgress(RankZeroOutput voice) {
    this.voice = voice;
  }

  @Override
  public void began(LaunchHeader begun) {
    header = begun;
    Runtime.getRuntime().addShutdownHook(new Thread(this::sayWhatIsKept, "tutti-interrupted"));
  }

  @Override
  public void finished(CellRecord cell) {
    finished++;
  }

  @Override
  public void completed(Completion completion) {
    complete = true;
  }

  boolean isComplete() {
    return complete;
  }

  private void sayWhatIsKept() {
    if (!complete) {
      voice.sayAlone(
          MeasurementProblem.LAUNCH_ENDED_EARLY.message(
              "The launch ended early.",
              finished + " of " + header.plan().size() + " cells were measured and are kept."));
    }
  }
}
