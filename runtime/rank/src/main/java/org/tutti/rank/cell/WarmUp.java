package org.tutti.rank.cell;

import org.tutti.measure.harness.CellContext;
import org.tutti.rank.jvm.CompilationThresholds;
import org.tutti.rank.jvm.CompilerIdleness;
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

  private static final long CONTINUE = 1;
  private static final long TIME_IS_UP = 2;
  private static final long SLOW = 4;

  /** A run takes no more than this share of the time of a warm-up. */
  private static final int MAX_RUN_SHARE = 4;

  private final LaunchContext context;
  private final Synchronizer synchronizer;
  private final CellRun run;
  private final PlannedCell planned;
  private final CellContext cell;
  private long calls;
  private int runLength = 1;

  WarmUp(
      LaunchContext context,
      Synchronizer synchronizer,
      CellRun run,
      PlannedCell planned,
      CellContext cell) {
    this.context = context;
    this.synchronizer = synchronizer;
    this.run = run;
    this.planned = planned;
    this.cell = cell;
  }

  /**
   * How long to warm up: at least {@code leastCalls}; then, within {@code limitNanos}, up to {@code
   * wantedCalls}, or those that compile the loop if it has to be, and until compilers are idle.
   *
   * @param runsPerWindow number of runs after which the synchronization measures again how long the
   *     operation takes, since windows as long as the first calls would mostly wait. The first runs
   *     only measure, without windows, so that 1 means no windows
   */
  record WarmUpLimits(
      long leastCalls, long wantedCalls, long limitNanos, int runsPerWindow, LoopCode code) {}

  /** What is known of the compiled code of a loop before a warm-up. */
  enum LoopCode {
    /** There is none. */
    NONE,

    /** It was compiled for another cell; for this one it may be discarded in the first calls. */
    OF_ANOTHER_CELL,

    /** This cell has used it. */
    OF_THIS_CELL
  }

  /** The outcome of a warm-up. */
  record WarmUpResult(long calls, boolean compilersIdle) {
    /** The outcome of both. */
    WarmUpResult and(WarmUpResult other) {
      return new WarmUpResult(calls + other.calls, compilersIdle && other.compilersIdle);
    }
  }

  /** Collective: all ranks make the same number of calls. */
  WarmUpResult run(WarmUpLimits limits) {
    if (context.isSimulated()) {
      return new WarmUpResult(0, true);
    }
    long before = calls;
    context.activity().detectCompilers();
    // While compilers have much to do, the JVM compiles a loop without a profile first, which takes
    // longer in the end.
    context.activity().idleness().await(limits.limitNanos());
    boolean isCompiled =
        switch (limits.code()) {
          case NONE -> false;
          case OF_ANOTHER_CELL -> isStillCompiled(limits.limitNanos());
          case OF_THIS_CELL -> true;
        };
    boolean isOver =
        isCompiled
            ? runs(limits, limits.leastCalls(), limits.wantedCalls(), System.nanoTime())
            : runsToCompile(limits);
    // The calls are enough for the loop's last compilation if compilers keep up with them. If they
    // do not, as on a busy machine, the JVM begins to count too late, and would replace the loop
    // while it is measured. Nor do a few calls bring back code that the JVM discarded in one of
    // them.
    isCompiledWithin(CompilationThresholds.MAX_TIERS, limits.limitNanos());
    synchronizer.endCell();
    return new WarmUpResult(calls - before, isOver);
  }

  /**
   * Makes the calls after which the loop is compiled, half of them after the compilers have been
   * idle: however long the first one takes for its code with a profile, that profile is of so many
   * calls. Returns whether it ended before the time of both was up.
   */
  private boolean runsToCompile(WarmUpLimits limits) {
    long begin = System.nanoTime();
    long before = calls;
    int half = context.compilingCalls() / 2;
    boolean isInTime = runs(limits, 0, half, begin);
    long leastCalls = limits.leastCalls() - (calls - before);
    if (!isInTime && leastCalls <= 0) {
      return false;
    }
    return runs(limits, leastCalls, context.compilingCalls() - half, begin) && isInTime;
  }

  /** Returns whether it ended before the time since {@code begin} was up. */
  private boolean runs(WarmUpLimits limits, long leastCalls, long wantedCalls, long begin) {
    CompilerIdleness compilers = context.activity().idleness();
    long made = 0;
    int runs = 0;
    long state;
    boolean isTimeUsedUp = false;
    do {
      if (isTimeUsedUp || runs++ % limits.runsPerWindow() == 0) {
        synchronizer.beginCell(Integer.MAX_VALUE, planned.members(context));
      }
      WarmUpRun last = oneRun(limits.limitNanos());
      isTimeUsedUp = last.calls() == 0;
      made += last.calls();
      boolean isIdle = compilers.isLongEnough();
      boolean timeIsUp = System.nanoTime() - begin > limits.limitNanos();
      state =
          adapted(
              (made < wantedCalls || !isIdle ? CONTINUE : 0)
                  | (timeIsUp ? TIME_IS_UP : 0)
                  | last.slow());
    } while (made < leastCalls || state == CONTINUE);
    calls += made;
    return (state & CONTINUE) == 0;
  }

  /**
   * Collective: the bits that any rank has set. What follows is one call where a call is slow: the
   * first run, which is one as well, tells, and so does each after it.
   */
  private long adapted(long bits) {
    long state = context.collectives().union(bits);
    runLength = (state & SLOW) == 0 ? CompilationThresholds.RUN_LENGTH : 1;
    return state & ~SLOW;
  }

  /**
   * Collective: whether the loop has kept its code on all ranks, which the JVM discards when
   * something happens that did not happen while it was compiled, in the first calls as a rule. No
   * compiler is at work before, so that one that wakes up then is needed for the loop, or else for
   * what is new around it, such as the question whether a compiler is at work. A loop whose code
   * was discarded needs one again for its last tier. One that an earlier cell left in its profiled
   * state, because its code was discarded while the cell was measured, is compiled here.
   */
  private boolean isStillCompiled(long limitNanos) {
    synchronizer.beginCell(Integer.MAX_VALUE, planned.members(context));
    WarmUpRun first = oneRun(limitNanos);
    calls += first.calls();
    adapted(first.slow());
    if (runLength > 1) {
      calls += oneRun(limitNanos).calls();
    }
    boolean isCompiled = isCompiledWithin(CompilationThresholds.PROBES, limitNanos);
    return context.collectives().union(isCompiled ? 0 : CONTINUE) == 0;
  }

  /**
   * Enters the loop as often as the JVM's last compilation takes, so many times at most, and waits
   * for the compilers after each. Returns whether none woke up the last time.
   */
  private boolean isCompiledWithin(int times, long limitNanos) {
    boolean isQuiet = false;
    for (int time = 0; !isQuiet && time < times; time++) {
      context
          .loopEntry()
          .enter(CompilationThresholds.LAST_TIER_ENTRIES, planned.harness(), run, cell);
      isQuiet = !context.activity().idleness().wakeUp();
      if (!isQuiet) {
        context.activity().idleness().await(limitNanos);
      }
    }
    return isQuiet;
  }

  /**
   * A run of a warm-up.
   *
   * @param calls 0 if the synchronization's own time for a cell is used up
   * @param slow {@link #SLOW} if a full run with calls as slow as these would take too long, or 0;
   *     without calls, what the run before found
   */
  private record WarmUpRun(int calls, long slow) {}

  private WarmUpRun oneRun(long limitNanos) {
    long begin = System.nanoTime();
    RunSpec plan = synchronizer.prepare(Math.max(1, runLength / run.calls()));
    run.setCount(plan.count());
    context.loopEntry().measure(planned.harness(), run, cell);
    synchronizer.validate(run.starts(), run.ends(), plan.count());
    int made = plan.count() * run.calls();
    long ofFullRun = (System.nanoTime() - begin) * CompilationThresholds.RUN_LENGTH;
    boolean isSlow = made == 0 ? runLength == 1 : ofFullRun > made * limitNanos / MAX_RUN_SHARE;
    return new WarmUpRun(made, isSlow ? SLOW : 0);
  }
}
