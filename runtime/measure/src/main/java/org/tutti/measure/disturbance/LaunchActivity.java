package org.tutti.measure.disturbance;

import java.nio.file.Path;
import org.tutti.records.launch.MachineLoad;
import org.tutti.records.launch.RankActivity;

/** What the machine does on this rank from before the first cell to after the last. */
public final class LaunchActivity implements AutoCloseable {
  private static final Path ROOT = Path.of("/");

  /** Reads before the first one that counts, so that no cell pays for loading classes. */
  private static final int WARMUP = 10;

  private final KernelCounters counters = new KernelCounters(ROOT);
  private final RankActivity begin;
  private final HostCounters hostBegin = HostCounters.read(ROOT);

  public LaunchActivity() {
    RankActivity last = counters.read();
    for (int reading = 0; reading < WARMUP; reading++) {
      last = counters.read();
    }
    begin = last;
  }

  /** A new meter, for a cell. */
  public ActivityMeter meter() {
    return new ActivityMeter(counters);
  }

  /** What this rank's processors have done so far. */
  public RankActivity activity() {
    return counters.read().minus(begin);
  }

  /** What the host has had to do so far. */
  public MachineLoad load() {
    HostCounters now = HostCounters.read(ROOT);
    return new MachineLoad(
        hostBegin.runnable(),
        now.runnable(),
        now.pressureNanos() - hostBegin.pressureNanos(),
        now.throttledNanos() - hostBegin.throttledNanos(),
        now.heatEvents() - hostBegin.heatEvents());
  }

  @Override
  public void close() {
    counters.close();
  }
}
