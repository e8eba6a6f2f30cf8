package org.tutti.sync;

import java.util.Optional;
import java.util.OptionalLong;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.sync.clock.ClockQuality;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.ClockSyncConditions;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.clocksync.LearnedClockSync;
import org.tutti.sync.host.Occupancy;
import org.tutti.sync.process.ArrivalOffsets;
import org.tutti.sync.process.ArrivalPattern;
import org.tutti.sync.process.ProcessSync;
import org.tutti.sync.process.ProcessSyncConditions;
import org.tutti.sync.process.RunSpec;
import org.tutti.sync.process.RunValidity;
import org.tutti.sync.process.Waiting;
import org.tutti.sync.sharing.SharedClockSync;

/**
 * One rank's time across ranks, for the length of a launch: a clock synchronization and a process
 * synchronization, on a communicator of their own. The sequence of calls is described in {@link
 * org.tutti.sync.process}; all but {@link #start} are collective.
 */
public final class Synchronizer implements AutoCloseable {
  /** Points of a cell among which its largest uncertainty is searched. */
  private static final int UNCERTAINTY_POINTS = 64;

  private final SyncConfiguration configuration;
  private final Communicator communicator;
  private final CollectiveExchange collectives;
  private final RankClock clock;
  private final long granularity;
  private final LearnedClockSync synchronization;
  private final Occupancy occupancy;
  private final ProcessSync process;
  private final Optional<RefreshSchedule> refreshes;
  private final ClockErrorBound errorBound;

  private long cellStart;
  private long attemptsLeft;

  private Synchronizer(
      SyncConfiguration configuration,
      Communicator communicator,
      RankClock clock,
      long granularity) {
    this.configuration = configuration;
    this.communicator = communicator;
    this.collectives = new CollectiveExchange(communicator);
    this.clock = clock;
    this.granularity = granularity;
    this.occupancy = Occupancy.find(communicator, clock);
    int turns = occupancy.ranksPerProcessor();
    int root = configuration.root();
    ClockSync method =
        configuration
            .clock()
            .make(new ClockSyncConditions(configuration.parameters(), granularity, turns));
    // Without a global clock, nothing depends on which ranks read the same one.
    ClockSync shared =
        configuration.clock().learnsGlobalClock() ? new SharedClockSync(method) : method;
    this.synchronization = shared.synchronize(communicator, clock, root);
    this.process =
        configuration
            .process()
            .make(
                new ProcessSyncConditions(
                    configuration.parameters(),
                    communicator,
                    clock,
                    synchronization::clock,
                    root,
                    occupancy.isOversubscribed() ? Waiting.YIELD : Waiting.SPIN,
                    configuration.arrival().orElse(ArrivalPattern.SIMULTANEOUS)));
    OptionalLong interval = synchronization.refreshInterval();
    this.refreshes =
        interval.isPresent()
            ? Optional.of(new RefreshSchedule(communicator, clock, root, interval.getAsLong()))
            : Optional.empty();
    this.errorBound = new ClockErrorBound(communicator, root);
  }

  /**
   * Collective: synchronizes the clocks of all ranks of {@code world}.
   *
   * @throws org.tutti.diagnostics.TuttiException 3 or 47 on all ranks alike, before clocks are
   *     synchronized, if the configuration does not suit the clock or the number of processes
   */
  public static Synchronizer open(
      SyncConfiguration configuration, Communicator world, RankClock clock) {
    return open(configuration, world, clock, ClockQuality.granularityOf(clock));
  }

  /**
   * Collective: the same with a clock whose step is known.
   *
   * @param granularity the step on this rank in nanoseconds
   * @throws org.tutti.diagnostics.TuttiException 3 or 47 as above
   */
  public static Synchronizer open(
      SyncConfiguration configuration, Communicator world, RankClock clock, long granularity) {
    configuration.checkProcesses(world.size());
    configuration.checkWindow(new CollectiveExchange(world).maximum(granularity));
    return new Synchronizer(configuration, world.duplicate(), clock, granularity);
  }

  public SyncConfiguration configuration() {
    return configuration;
  }

  /** The clock that observations are to be timed with. */
  public RankClock clock() {
    return clock;
  }

  /** What learning the global clock took. */
  public LearnedClockSync synchronization() {
    return synchronization;
  }

  /** When ranks arrive; empty unless a pattern is configured. */
  public Optional<ArrivalOffsets> arrival() {
    return configuration.arrival().isPresent() ? process.arrival() : Optional.empty();
  }

  /** Whether this rank's host has a processor for each of its ranks. */
  public Occupancy occupancy() {
    return occupancy;
  }

  /** Begins a cell of {@code repetitions} observations, in which all ranks take part. */
  public void beginCell(int repetitions) {
    beginCell(repetitions, communicator.size());
  }

  /**
   * Begins a cell of {@code repetitions} observations.
   *
   * @param members how many ranks take part, the first ones: arrival patterns are among them
   * @throws org.tutti.diagnostics.TuttiException 3 if there are offsets for other numbers of ranks
   */
  public void beginCell(int repetitions, int members) {
    configuration.checkArrivals(members);
    process.beginCell(members);
    if (refreshes.isPresent()) {
      refreshes.get().beginCell();
    }
    attemptsLeft = (long) repetitions * process.attempts();
    cellStart = clock.now();
  }

  /**
   * Collective: what the next run is; a run of no observations when none are wanted or when the
   * attempts are used up.
   *
   * @param wanted observations that are still missing
   */
  public RunSpec prepare(int wanted) {
    int allowed = (int) Math.min(wanted, attemptsLeft);
    if (allowed <= 0) {
      return RunSpec.OVER;
    }
    if (refreshes.isPresent()) {
      refreshes.get().decide();
      allowed = Math.min(allowed, refreshes.get().limit());
      if (refreshes.get().isDue()) {
        refresh();
      }
    }
    RunSpec run = process.prepare(allowed);
    attemptsLeft -= run.kept() ? run.count() : 0;
    return run;
  }

  /** Returns when this rank may start observation {@code index} of the run; allocates nothing. */
  public void start(int index) {
    process.start(index);
  }

  /**
   * Collective: finds which observations of the run that has just ended are valid. A run of none,
   * at the end of a cell's time, teaches nothing.
   */
  public RunValidity validate(long[] starts, long[] ends, int count) {
    if (count == 0) {
      return RunValidity.clean(0);
    }
    if (refreshes.isPresent()) {
      refreshes.get().runFinished(starts, ends, count);
    }
    return process.validate(starts, ends, count);
  }

  /**
   * Collective: how accurate the times of the cell are. The clocks are refreshed a last time
   * before, so that all times lie between two refreshes.
   */
  public CellTiming endCell() {
    if (refreshes.isPresent()) {
      refresh();
    }
    GlobalClock global = synchronization.settle();
    int clocks = synchronization.clocks().orElse(communicator.size());
    if (!configuration.clock().learnsGlobalClock()) {
      double unknown = Double.POSITIVE_INFINITY;
      return new CellTiming(global, clocks, unknown, unknown, process.windows());
    }
    long cellEnd = clock.now();
    double worst = granularity;
    for (int point = 0; point <= UNCERTAINTY_POINTS; point++) {
      long time = cellStart + (cellEnd - cellStart) / UNCERTAINTY_POINTS * point;
      worst = Math.max(worst, global.uncertainty(time));
    }
    double bound = errorBound.measure(clock, global);
    return new CellTiming(global, clocks, collectives.maximum(worst), bound, process.windows());
  }

  /**
   * Collective: the largest uncertainty of any rank's global time at {@code local}, as far as the
   * clock is known now, in nanoseconds.
   */
  public double uncertainty(long local) {
    return collectives.maximum(synchronization.clock().uncertainty(local));
  }

  private void refresh() {
    synchronization.refresh();
    if (refreshes.isPresent()) {
      refreshes.get().refreshed();
    }
  }

  /** Collective: gives the communicator back. */
  @Override
  public void close() {
    synchronization.close();
    communicator.free();
  }
}
