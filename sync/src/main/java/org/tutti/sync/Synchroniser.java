package org.tutti.sync;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.sync.clock.Clock;
import org.tutti.sync.clock.ClockQuality;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.clocksync.Synchronization;
import org.tutti.sync.process.Judgement;
import org.tutti.sync.process.ProcessSync;
import org.tutti.sync.process.RunPlan;

/**
 * One rank's time across ranks, for the length of a launch: a clock synchronisation and a process
 * synchronisation, on a communicator of their own. The sequence of calls is described in {@link
 * org.tutti.sync.process}; all but {@link #start} are collective.
 */
public final class Synchroniser implements AutoCloseable {
  private final SyncPlan plan;
  private final Communicator communicator;
  private final Clock clock;
  private final ClockQuality quality;
  private final Synchronization synchronization;
  private final ProcessSync process;

  private long cellStart;
  private long attemptsLeft;

  private Synchroniser(
      SyncPlan plan, Communicator communicator, Clock clock, ClockQuality quality) {
    Strategies strategies = new Strategies(plan);
    this.plan = plan;
    this.communicator = communicator;
    this.clock = clock;
    this.quality = quality;
    this.synchronization =
        strategies
            .clockSync(quality.granularity())
            .synchronize(communicator, clock, plan.count(SyncParameter.ROOT));
    this.process = strategies.processSync(communicator, clock, synchronization::clock);
  }

  /**
   * Collective: synchronises the clocks of all ranks of {@code world}.
   *
   * @throws org.tutti.mpi.diagnostic.UserError 42 or 47, before the first message, if the plan does
   *     not suit the clock or the number of processes
   */
  public static Synchroniser open(SyncPlan plan, Communicator world, Clock clock) {
    ClockQuality quality = ClockQuality.probe(clock);
    plan.check(quality.granularity(), world.size());
    return new Synchroniser(plan, world.duplicate(), clock, quality);
  }

  public SyncPlan plan() {
    return plan;
  }

  /** The clock that observations are to be timed with. */
  public Clock clock() {
    return clock;
  }

  /** What that clock can resolve on this rank. */
  public ClockQuality clockQuality() {
    return quality;
  }

  /** What learning the global clock took. */
  public Synchronization synchronization() {
    return synchronization;
  }

  /** Begins a cell of {@code repetitions} observations. */
  public void beginCell(int repetitions) {
    process.beginCell();
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
    RunPlan run = process.prepare(allowed);
    attemptsLeft -= run.kept() ? run.count() : 0;
    return run;
  }

  /** Returns when this rank may start observation {@code index} of the run; allocates nothing. */
  public void start(int index) {
    process.start(index);
  }

  /** Collective: judges the run that has just ended. */
  public Judgement judge(long[] starts, long[] ends, int count) {
    return process.judge(starts, ends, count);
  }

  /** Collective: what the times of the cell are worth. */
  public CellTiming endCell() {
    GlobalClock global = synchronization.clock();
    double worst = Math.max(global.uncertainty(cellStart), global.uncertainty(clock.now()));
    return new CellTiming(global, maximum(worst), process.windows());
  }

  private double maximum(double value) {
    MessageBuffer send = communicator.allocate(Datatype.DOUBLE, 1);
    MessageBuffer receive = communicator.allocate(Datatype.DOUBLE, 1);
    send.putDouble(0, value);
    communicator.allreduce(send, receive, 1, Datatype.DOUBLE, ReduceOp.MAX);
    return receive.getDouble(0);
  }

  /** Collective: gives the communicator back. */
  @Override
  public void close() {
    communicator.free();
  }
}
