package org.tutti.rank.cell;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.tutti.annotations.DataState;
import org.tutti.measure.harness.CellContext;
import org.tutti.rank.clock.LaunchClocks;
import org.tutti.rank.observation.PhaseLog;
import org.tutti.rank.observation.PhaseTiming;
import org.tutti.records.settings.SettingKey;
import org.tutti.sync.Synchronizer;

/**
 * Lets the JIT compile a benchmark's timed loop together with its synchronization before the first
 * cell that uses both, with the smallest message and without overwriting the cache to save time.
 *
 * <p>Each pair is warmed up before its first cell. Warming up all pairs at the start would be
 * simpler, but a benchmark that throws would then end the launch before any cell of the others was
 * measured. The JVM may discard a loop when a synchronization or a clock is used that was not used
 * while it was compiled. A pair is then warmed up again before its next cell.
 */
public final class JitWarmUp {
  private static final long LIMIT_NANOS = 1_000_000_000;

  private final LaunchContext context;
  private final LaunchClocks clocks;
  private final BenchmarkLifecycle lifecycle;
  private final Map<String, PlannedCell> smallest = new HashMap<>();
  private final Map<String, Integer> warmedUp = new HashMap<>();
  private final UnfinishedWarmUps unfinished;
  private final Set<String> timings = new HashSet<>();

  public JitWarmUp(
      LaunchContext context,
      LaunchClocks clocks,
      BenchmarkLifecycle lifecycle,
      List<PlannedCell> cells) {
    this.context = context;
    this.clocks = clocks;
    this.lifecycle = lifecycle;
    this.unfinished = new UnfinishedWarmUps(context.compilingCalls());
    for (PlannedCell cell : cells) {
      PlannedCell other = smallest.get(pair(cell));
      if (other == null || cell.cell().msize() < other.cell().msize()) {
        smallest.put(pair(cell), cell);
      }
    }
  }

  /**
   * Collective: warms up the cell's pair unless that was done for an earlier cell, to the end, and
   * the loop can have kept its code since. Returns the calls that it made.
   */
  long before(PlannedCell cell) {
    if (context.isSimulated() || cell.isRecorded()) {
      return 0;
    }
    String pair = pair(cell);
    timings.add(timing(cell));
    boolean begins = !Objects.equals(warmedUp.put(pair, timings.size()), timings.size());
    if (begins) {
      unfinished.begin(pair);
    }
    if (begins || unfinished.isContinued(pair)) {
      WarmUp.WarmUpResult result = warmUp(smallest.get(pair));
      unfinished.ended(pair, result);
      return result.calls();
    }
    return 0;
  }

  /** What waits is another loop. */
  private String pair(PlannedCell cell) {
    int members = cell.cell().members(context.own().size());
    return cell.cell().benchmark().name() + " of " + members + " " + timing(cell);
  }

  /** What a loop has in common with those of other benchmarks. */
  private static String timing(PlannedCell cell) {
    DataState data = cell.settings().get(SettingKey.DATA);
    return LaunchContext.text(cell.sync())
        + " on "
        + cell.clock()
        + (cell.isBatched() ? " in batches" : "")
        + (cell.settings().get(SettingKey.PHASES) ? " with phases" : "")
        + (data.isOfKnownBytes() ? " with data " + data.text() : "");
  }

  private WarmUp.WarmUpResult warmUp(PlannedCell planned) {
    Synchronizer synchronizer = context.synchronizer(planned.sync(), clocks.of(planned.cell()));
    PhaseTiming phases =
        PhaseTiming.of(
            PhaseLog.requested(planned.settings(), synchronizer.clock(), CellRun.capacity(0)));
    CellContext cell = lifecycle.setUp(planned, phases);
    lifecycle.enter(CellPhase.WARM_UP);
    CellRun run =
        CellRun.of(
            synchronizer,
            new DataPlacements(context, lifecycle).of(planned, cell).with(context.noEraser()),
            planned.settings(),
            cell,
            phases,
            context.watch(),
            0);
    context.loopEntry().prepare(planned.harness(), run, cell);
    WarmUp warmUp = new WarmUp(context, synchronizer, run, planned, cell);
    // First the code of the operation itself: a library in Java is slow until it is compiled.
    WarmUp.WarmUpResult result = warmUp.run(limits(1));
    if (synchronizer.configuration().process().onGlobalClock()) {
      result = result.and(warmUp.run(limits(WarmUp.RUNS_PER_WINDOW)));
    }
    if (warmedUp.size() == 1) {
      ObservationLoop.compileCounting(context, run);
    }
    lifecycle.tearDown(planned, cell);
    return result;
  }

  private WarmUp.WarmUpLimits limits(int runsPerWindow) {
    return new WarmUp.WarmUpLimits(0, 0, LIMIT_NANOS, runsPerWindow, WarmUp.LoopCode.NONE);
  }
}
