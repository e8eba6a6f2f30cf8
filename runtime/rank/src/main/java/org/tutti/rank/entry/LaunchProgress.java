package org.tutti.rank.entry;

import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.rank.launch.LaunchObserver;
import org.tutti.rank.process.RankZeroOutput;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.Observations;

/**
 * Follows a launch on its root: prints the cells as they finish where a person waits for them, and
 * reports what is kept if it ends early.
 */
final class LaunchProgress implements LaunchObserver {
  /** Short launches say nothing before their tables, and long ones at most so often. */
  private static final long PAUSE_NANOS = 1_000_000_000;

  private final RankZeroOutput output;
  private final LongSupplier nanos;
  private boolean isShown;
  private long lastShown;
  private volatile LaunchHeader header;
  private volatile int finished;
  private volatile boolean complete;

  LaunchProgress(RankZeroOutput output) {
    this(output, System::nanoTime);
  }

  LaunchProgress(RankZeroOutput output, LongSupplier nanos) {
    this.output = output;
    this.nanos = nanos;
  }

  /** Prints cells as they finish from now on. */
  void show() {
    isShown = true;
  }

  @Override
  public void began(LaunchHeader begun) {
    header = begun;
    lastShown = nanos.getAsLong();
    Runtime.getRuntime().addShutdownHook(new Thread(this::printWhatIsKept, "tutti-interrupted"));
  }

  @Override
  public void finished(CellRecord cell) {
    finished++;
    long now = nanos.getAsLong();
    if (isShown && now - lastShown >= PAUSE_NANOS) {
      lastShown = now;
      output.print(line(cell));
    }
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
              "Measured and kept: "
                  + finished
                  + " of "
                  + Counted.of(header.plan().size(), "cell")
                  + "."));
    }
  }

  private String line(CellRecord cell) {
    Observations observations = cell.observations();
    double[] times =
        IntStream.range(0, observations.count())
            .filter(observations::isValid)
            .mapToDouble(observations::runTime)
            .sorted()
            .toArray();
    String result =
        times.length == 0
            ? "not measured"
            : String.format(
                Locale.ROOT,
                "median %.3f us",
                times[times.length / 2] / cell.settings().counts().operationsPerCall() / 1000);
    return "cell " + finished + " of " + header.plan().size() + ": " + cell.key() + ": " + result;
  }
}
