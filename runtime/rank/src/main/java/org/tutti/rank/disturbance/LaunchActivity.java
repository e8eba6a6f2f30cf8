package org.tutti.rank.disturbance;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.Supplier;
import org.tutti.rank.counters.CounterMeter;
import org.tutti.rank.counters.ThreadCounters;
import org.tutti.records.launch.MachineLoad;
import org.tutti.records.launch.RankActivity;

/** What the machine does on this rank from before the first cell to after the last. */
public final class LaunchActivity implements AutoCloseable {
  private static final Path ROOT = Path.of("/");

  /** No directory, so that nothing is found below it. */
  private static final Path NOWHERE = Path.of("/dev/null");

  /** Reads before the first one that counts, so that no cell pays for loading classes. */
  private static final int WARMUP = 10;

  private final ThreadCounters thread;
  private final KernelCounters counters;
  private final Supplier<HostCounters> host;
  private final RankActivity begin;
  private final HostCounters hostBegin;

  /**
   * @param rank of the calling thread
   */
  public LaunchActivity(int rank) {
    this(ThreadCounters.open(rank), ROOT, () -> HostCounters.read(ROOT));
  }

  private LaunchActivity(ThreadCounters thread, Path root, Supplier<HostCounters> host) {
    this.thread = thread;
    this.host = host;
    counters = new KernelCounters(root, thread::migrations);
    RankActivity last = counters.read();
    for (int reading = 0; reading < WARMUP; reading++) {
      last = counters.read();
    }
    begin = last;
    hostBegin = host.get();
  }

  /** No activity at any time, for ranks whose time is virtual; opens no files. */
  public static LaunchActivity none() {
    return new LaunchActivity(ThreadCounters.none(), NOWHERE, () -> HostCounters.NONE);
  }

  /** A new meter, for a cell. */
  public ActivityMeter meter() {
    return new ActivityMeter(counters);
  }

  /** A new meter of the processor's and the kernel's counters of this thread, for a cell. */
  public CounterMeter counterMeter() {
    return thread.meter();
  }

  /** What these counters are on this host: facts about the environment, by name. */
  public Map<String, String> counterFacts() {
    return thread.facts();
  }

  /** What this rank's processors have done so far. */
  public RankActivity activity() {
    return counters.read().minus(begin);
  }

  /** What the host has had to do so far. */
  public MachineLoad load() {
    HostCounters now = host.get();
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
    thread.close();
  }
}
