package org.tutti.measure.cell;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.measure.clock.LaunchClocks;
import org.tutti.measure.harness.CellContext;
import org.tutti.sync.Synchronizer;

/**
 * Lets the JIT compile a benchmark's timed loop together with its synchronization before a cell of
 * theirs, with the smallest message and a warm cache so that it takes little time.
 *
 * <p>A pair is rehearsed before its first cell. All at the start would be simpler; but then a
 * benchmark that throws would take with it the cells of the others, which so are on disk. A pair
 * that comes for the first time can invalidate what was compiled without it; the warm-up of each
 * cell lasts until that is mended.
 */
public final class JitWarmUp {
  /**
   * With runs of 25 observations, enough for the thresholds of HotSpot's last tier: 600 entries,
   * and 15,000 entries and loop turns together, both counted from when the code that profiles is in
   * place, which takes a few hundred entries itself.
   */
  private static final long CALLS = 30_000;

  private static final long LIMIT_NANOS = 1_000_000_000;

  private final LaunchContext context;
  private final LaunchClocks clocks;
  private final BenchmarkLifecycle lifecycle;
  private final Map<String, PlannedCell> smallest = new HashMap<>();
  private final Set<String> rehearsed = new HashSet<>();

  public JitWarmUp(
      LaunchContext context,
      LaunchClocks clocks,
      BenchmarkLifecycle lifecycle,
      List<PlannedCell> cells) {
    this.context = context;
    this.clocks = clocks;
    this.lifecycle = lifecycle;
    Comparator<PlannedCell> bySize = Comparator.comparingLong(planned -> planned.cell().msize());
    for (PlannedCell cell : cells) {
      smallest.merge(
          pair(cell), cell, (one, other) -> bySize.compare(one, other) <= 0 ? one : other);
    }
  }

  /** Collective: rehearses what this cell needs, if it needs it. */
  void before(PlannedCell cell) {
    String pair = pair(cell);
    if (rehearsed.add(pair)) {
      rehearse(smallest.get(pair));
    }
  }

  private static String pair(PlannedCell cell) {
    return cell.cell().benchmark().name()
        + " "
        + LaunchContext.text(cell.sync())
        + " on "
        + cell.clock()
        + (cell.isBatched() ? " in batches" : "");
  }

  private void rehearse(PlannedCell planned) {
    Synchronizer synchronizer =
        context.synchronizer(planned.sync(), clocks.of(planned.cell()).clock());
    CellContext cell = lifecycle.setUp(planned);
    CellRun run = CellRun.of(synchronizer, context.noEraser(), planned.settings(), cell, 0);
    context.loopEntry().prepare(planned.harness(), run, cell);
    WarmUp warmUp = new WarmUp(context);
    // First what the operation itself runs through: a library in Java is slow until compiled.
    warmUp.run(new WarmUp.WarmUpLimits(0, CALLS, LIMIT_NANOS, 1), synchronizer, run, planned, cell);
    if (synchronizer.configuration().process().onGlobalClock()) {
      warmUp.run(
          new WarmUp.WarmUpLimits(0, CALLS, LIMIT_NANOS, WarmUp.RUNS_PER_WINDOW),
          synchronizer,
          run,
          planned,
          cell);
    }
    lifecycle.tearDown(planned, cell);
  }
}
