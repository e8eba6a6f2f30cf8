package org.tutti.sync;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.sync.clock.ClockQuality;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.clocksync.Synchronization;
import org.tutti.sync.host.Occupancy;
import org.tutti.sync.process.ProcessSync;
import org.tutti.sync.process.RunPlan;
import org.tutti.sync.process.RunValidity;
import org.tutti.sync.process.Waiting;

/**
 * One rank's time across ranks, for the length of a launch: a clock synchronization and a process
 * synchronization, on a communicator of their own. The sequence of calls is described in {@link
 * org.tutti.sync.process}; all but {@link #start} are collective.
 */
public final class Synchronizer implements AutoCloseable {
  /** A cell is looked at in so many places for its largest uncertainty. */
  private static final int UNCERTAINTY_POINTS = 64;

  private final SyncPlan plan;
  private final Communicator communicator;
  private final RankClock clock;
  private final long granularity;
  private final Synchronization synchronization;
  private final Occupancy occupancy;
  private final ProcessSync process;
  private final RefreshSchedule pace;
  private final ClockErrorBound hardBound;

  private long cellStart;
  private long attemptsLeft;

  private Synchronizer(
      SyncPlan plan, Communicator communicator, RankClock clock, long granularity) {
    SyncStrategyFactory strategies = new SyncStrategyFactory(plan);
    this.plan = plan;
    this.communicator = communicator;
    this.clock = clock;
    this.granularity = granularity;
    this.occupancy = Occupancy.find(communicator);
    // Virtual ranks compute one at a time, whatever processors they are on.
    int turns = clock.isVirtual() ? 1 : occupancy.ranksPerProcessor();
    this.synchronization =
        strategies
            .clockSync(granularity, turns)
            .synchronize(communicator, clock, plan.count(SyncParameter.ROOT));
    Waiting waiting = occupancy.isOversubscribed() ? Waiting.YIELD : Waiting.SPIN;
    this.process = strategies.processSync(communicator, clock, synchronization::clock, waiting);
    this.pace =
        new RefreshSchedule(
            communicator, clock, plan.count(SyncParameter.ROOT), plan.nanos(SyncParameter.REFRESH));
    this.hardBound = new ClockErrorBound(communicator, plan.count(SyncParameter.ROOT));
  }

  /**
   * Collective: synchronizes the clocks of all ranks of {@code world}.
   *
   * @throws org.tutti.diagnostics.TuttiException 42 or 47 on all ranks alike, before clocks are
   *     synchronized, if the plan does not suit the clock or the number of processes
   */
  public static Synchronizer open(SyncPlan plan, Communicator world, RankClock clock) {
    plan.checkProcesses(world.size());
    long granularity = ClockQuality.granularityOf(clock);
    plan.checkWindow(Math.round(maximum(world, granularity)));
    return new Synchronizer(plan, world.duplicate(), clock, granularity);
  }

  public SyncPlan plan() {
    return plan;
  }

  /** The clock that observations are to be timed with. */
  public RankClock clock() {
    return clock;
  }

  /** What learning the global clock took. */
  public Synchronization synchronization() {
    return synchronization;
  }

  /** Whether this rank's host has a processor for each of its ranks. */
  public Occupancy occupancy() {
    return occupancy;
  }

  /** Begins a cell of {@code repetitions} observations. */
  public void beginCell(int repetitions) {
    process.beginCell();
    pace.beginCell();
    attemptsLeft = (long) repetitions * plan.count(SyncParameter.ATTEMPTS);
    cellStart = clock.now();
  }

  /**
   * Collective: what the next run is; a run of no observations when none are wanted or when the
   * attempts are used up.
   *
   * @param wanted observations that are still missing
   */
  public RunPlan prepare(int wanted) {
    int allowed = (int) Math.min(wanted, attemptsLeft);
    if (allowed <= 0) {
      return RunPlan.OVER;
    }
    if (synchronization.isRefreshable()) {
      pace.decide();
      allowed = Math.min(allowed, pace.limit());
      if (pace.isDue()) {
        refresh();
      }
    }
    RunPlan run = process.prepare(allowed);
    attemptsLeft -= run.kept() ? run.count() : 0;
    return run;
  }

  /** Returns when this rank may start observation {@code index} of the run; allocates nothing. */
  public void start(int index) {
    process.start(index);
  }

  /** Collective: judges the run that has just ended. */
  public RunValidity judge(long[] starts, long[] ends, int count) {
    pace.ran(starts, ends, count);
    return process.judge(starts, ends, count);
  }

  /**
   * Collective: what the times of the cell are worth, with a last look at the clocks first, so that
   * all of them lie between two.
   */
  public CellTiming endCell() {
    if (synchronization.isRefreshable()) {
      refresh();
    }
    GlobalClock global = synchronization.settle();
    long cellEnd = clock.now();
    double worst = granularity;
    for (int point = 0; point <= UNCERTAINTY_POINTS; point++) {
      long time = cellStart + (cellEnd - cellStart) / UNCERTAINTY_POINTS * point;
      worst = Math.max(worst, global.uncertainty(time));
    }
    boolean learned = plan.clock() != ClockMethod.NONE;
    double bound = learned ? hardBound.measure(clock, global) : Double.POSITIVE_INFINITY;
    int clocks = synchronization.clocks().orElse(communicator.size());
    return new CellTiming(global, clocks, maximum(worst), bound, process.windows());
  }

  /**
   * Collective: the largest uncertainty of any rank's global time at {@code local}, as far as the
   * clock is known now, in nanoseconds.
   */
  public double uncertainty(long local) {
    return maximum(synchronization.clock().uncertainty(local));
  }

  private void refresh() {
    synchronization.refresh();
    pace.looked();
  }

  private double maximum(double value) {
    return maximum(communicator, value);
  }

  private static double maximum(Communicator communicator, double value) {
    MessageBuffer send = communicator.allocate(Datatype.DOUBLE, 1);
    MessageBuffer receive = communicator.allocate(Datatype.DOUBLE, 1);
    send.putDouble(0, value);
    communicator.allreduce(send, receive, 1, Datatype.DOUBLE, ReduceOp.MAX);
    return receive.getDouble(0);
  }

  /** Collective: gives the communicator back. */
  @Override
  public void close() {
    synchronization.close();
    communicator.free();
  }
}
