package org.tutti.lab.clocks;

import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.clocksync.LearnedClockSync;

/** A completed clock synchronization whose error is observed over time. */
final class MonitoredSync implements AutoCloseable {
  private final ExperimentContext bench;
  private final String label;
  private final boolean refreshed;
  private final Synchronizer synchronizer;
  private final double millis;
  private final long messages;
  private final int rounds;
  private final long begin;

  private MonitoredSync(
      ExperimentContext bench, String label, Synchronizer synchronizer, boolean refreshed) {
    this.bench = bench;
    this.label = label;
    this.synchronizer = synchronizer;
    this.refreshed = refreshed;
    this.millis = synchronizer.synchronization().seconds() * 1e3;
    this.messages = synchronizer.synchronization().messages();
    this.rounds = synchronizer.synchronization().rounds();
    this.begin = bench.clock().now();
  }

  /** Collective: synchronizes by {@code method}, once. */
  static MonitoredSync once(ExperimentContext bench, String method) {
    return new MonitoredSync(bench, ExperimentContext.label(method), open(bench, method), false);
  }

  /**
   * Collective: synchronizes by {@code method}, and refreshes it before each observation of its
   * error.
   */
  static MonitoredSync refreshed(ExperimentContext bench, String method) {
    return new MonitoredSync(
        bench, ExperimentContext.label(method) + " refreshed", open(bench, method), true);
  }

  private static Synchronizer open(ExperimentContext bench, String method) {
    return Synchronizer.open(
        SyncConfiguration.of("BARRIER_" + method), bench.world(), bench.clock());
  }

  String label() {
    return label;
  }

  boolean isRefreshed() {
    return refreshed;
  }

  /** Time that synchronizing took, in milliseconds. */
  double millis() {
    return millis;
  }

  /** Messages that this rank sent to synchronize. */
  long messages() {
    return messages;
  }

  /** Communication rounds of the synchronization, one after the other. */
  int rounds() {
    return rounds;
  }

  /** Waits until it is so old. */
  void idleUntil(double seconds) {
    bench.idle(begin, seconds);
  }

  /** Collective: the largest offset of any rank now. */
  GlobalOffsets.MeasuredOffset offset() {
    LearnedClockSync synchronization = synchronizer.synchronization();
    if (refreshed) {
      synchronization.refresh();
      synchronization.settle();
    }
    return GlobalOffsets.largest(bench.world(), bench.clock(), synchronization.clock());
  }

  /** Collective: the bound that the method gives for its error now, in nanoseconds. */
  double uncertainty() {
    return synchronizer.uncertainty(bench.clock().now());
  }

  @Override
  public void close() {
    synchronizer.close();
  }
}
