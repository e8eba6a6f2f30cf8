package org.tutti.measure.cell;

import java.util.HashMap;
import java.util.Map;
import org.tutti.annotations.CacheMethod;
import org.tutti.measure.clock.LaunchClock;
import org.tutti.measure.disturbance.LaunchActivity;
import org.tutti.measure.jvm.JvmActivity;
import org.tutti.measure.memory.CacheEraser;
import org.tutti.measure.outlier.CauseCounters;
import org.tutti.measure.outlier.IntervalWatch;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.clock.RankClock;

/** The objects that all cells of a launch share on one rank. */
public final class LaunchContext {
  private final Communicator world;
  private final Communicator own;
  private final CollectiveExchange collectives;
  private final JvmActivity activity = new JvmActivity();
  private final LaunchActivity machine;
  private final CauseCounters causes = new CauseCounters(activity);
  private final LoopEntry loopEntry = new LoopEntry();
  private final FailureAgreement failures;
  private final CacheEraser noEraser = CacheEraser.none();
  private final Map<Long, CacheEraser> erasers = new HashMap<>();
  private final Map<String, Synchronizer> synchronizers = new HashMap<>();

  /** Collective. */
  public LaunchContext(Communicator world) {
    this.world = world;
    this.own = world.duplicate();
    this.machine = new LaunchActivity(world.rank());
    this.collectives = new CollectiveExchange(own);
    this.failures = new FailureAgreement(own.duplicate());
  }

  /** The communicator that benchmarks use. */
  public Communicator world() {
    return world;
  }

  /** The communicator that no benchmark uses. */
  public Communicator own() {
    return own;
  }

  public CollectiveExchange collectives() {
    return collectives;
  }

  JvmActivity activity() {
    return activity;
  }

  /** What the machine does meanwhile. */
  public LaunchActivity machine() {
    return machine;
  }

  /** What notices outliers on this clock: nothing in virtual time, in which nothing disturbs. */
  IntervalWatch watch(RankClock clock) {
    return clock.isVirtual() ? IntervalWatch.off() : IntervalWatch.of(causes);
  }

  LoopEntry loopEntry() {
    return loopEntry;
  }

  /** Whether the benchmark threw on all ranks where it threw on this one. */
  boolean isFailureOfAllRanks(CellPhase phase) {
    return failures.isCommon(loopEntry.point() * CellPhase.values().length + phase.ordinal());
  }

  /** Makes the cache cold if these settings require it, and leaves it warm otherwise. */
  CacheEraser eraser(Settings settings) {
    boolean overwrite = settings.get(SettingKey.COLD_CACHE_METHOD) == CacheMethod.OVERWRITE;
    return settings.get(SettingKey.COLD_CACHE) && overwrite
        ? erasers.computeIfAbsent(CacheEraser.cacheBytes(settings), CacheEraser::of)
        : noEraser;
  }

  /** Leaves the cache warm. */
  CacheEraser noEraser() {
    return noEraser;
  }

  /** The synchronizer of this configuration on a clock; collective when it is first requested. */
  public Synchronizer synchronizer(SyncConfiguration configuration, LaunchClock clock) {
    return synchronizers.computeIfAbsent(
        text(configuration) + " on " + clock.clock().name(),
        ignored -> Synchronizer.open(configuration, world, clock.clock(), clock.granularity()));
  }

  /** Identifies a configuration in keys. */
  static String text(SyncConfiguration configuration) {
    return configuration.name() + " " + configuration.runTime();
  }

  /**
   * Collective: frees the communicators and closes open files. Must not be called after a failure,
   * when other ranks may have ended.
   */
  public void free() {
    synchronizers.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(entry -> entry.getValue().close());
    own.free();
    causes.close();
    activity.close();
    machine.close();
  }
}
