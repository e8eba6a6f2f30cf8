package org.tutti.measure.cell;

import org.tutti.measure.harness.CellContext;
import org.tutti.measure.jvm.JvmActivity;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.process.RunSpec;

/**
 * The warm-up runs of a cell, which are not recorded.
 *
 * <p>There are many short runs instead of one long run with as many calls, because the JIT compiles
 * a loop that is entered once by on-stack replacement, and that code is slower than the code of a
 * method that is entered often and compiled as a whole.
 */
final class WarmUp {
  /** The runs that determine the window, and three that use it. */
  static final int RUNS_PER_WINDOW = RunSpec.SIZING_RUNS + 3;

  /** The largest number of observations in a run. */
  static final int RUN_LENGTH = 25;

  private static final long IDLE_NANOS = 20_000_000;
  private static final long CONTINUE = 1;
  private static final long TIME_IS_UP = 2;

  private final LaunchContext context;

  WarmUp(LaunchContext context) {
    this.context = context;
  }

  /**
   * How long to warm up: at least {@code leastCalls}; then, within {@code limitNanos}, up to {@code
   * wantedCalls} and until compilers are idle.
   *
   * @param runsPerWindow number of runs after which the synchronization measures again how long the
   *     operation takes, since windows as long as the first calls would mostly wait. The first runs
   *     only measure, without windows, so that 1 means no windows
   * @param wereIdle whether compilers were idle before, and count as idle until they start working
   */
  record WarmUpLimits(
      long leastCalls, long wantedCalls, long limitNanos, int runsPerWindow, boolean wereIdle) {
    /** Limits for code that was not warmed up before. */
    WarmUpLimits(long leastCalls, long wantedCalls, long limitNanos, int runsPerWindow) {
      this(leastCalls, wantedCalls, limitNanos, runsPerWindow, false);
    }
  }

  /** The outcome of a warm-up. */
  record WarmUpResult(long calls, boolean compilersIdle) {
    /** The outcome of both. */
    WarmUpResult and(WarmUpResult other) {
      return new WarmUpResult(calls + other.calls, compilersIdle && other.compilersIdle);
    }
  }

  /** Collective: all ranks make the same number of calls. */
  WarmUpResult run(
      WarmUpLimits limits,
      Synchronizer synchronizer,
      CellRun run,
      PlannedCell planned,
      CellContext cell) {
    long begin = System.nanoTime();
    long calls = 0;
    int runs = 0;
    long idleSince = limits.wereIdle() ? begin - IDLE_NANOS : begin;
    context.activity().detectCompilers();
    long compilation = context.activity().compilationNanos();
    long state;
    boolean isTimeUsedUp = false;
    do {
      if (isTimeUsedUp || runs++ % limits.runsPerWindow() == 0) {
        synchronizer.beginCell(Integer.MAX_VALUE);
      }
      int made = oneRun(synchronizer, run, planned, cell);
      isTimeUsedUp = made == 0;
      calls += made;
      long now = System.nanoTime();
      long compilationNow = context.activity().compilationNanos();
      if (compilationNow - compilation > JvmActivity.IDLE_COMPILATION_NANOS) {
        compilation = compilationNow;
        idleSince = now;
      }
      boolean more = calls < limits.wantedCalls() || now - idleSince < IDLE_NANOS;
      boolean timeIsUp = now - begin > limits.limitNanos();
      state = context.collectives().union((more ? CONTINUE : 0) | (timeIsUp ? TIME_IS_UP : 0));
    } while (calls < limits.leastCalls() || state == CONTINUE);
    synchronizer.endCell();
    return new WarmUpResult(calls, (state & CONTINUE) == 0);
  }

  /** The number of calls; 0 if the synchronization's own time for a cell is used up. */
  private int oneRun(
      Synchronizer synchronizer, CellRun run, PlannedCell planned, CellContext cell) {
    RunSpec plan = synchronizer.prepare(Math.max(1, RUN_LENGTH / run.calls()));
    run.setCount(plan.count());
    context.loopEntry().measure(planned.harness(), run, cell);
    synchronizer.validate(run.starts(), run.ends(), plan.count());
    return plan.count() * run.calls();
  }
}
