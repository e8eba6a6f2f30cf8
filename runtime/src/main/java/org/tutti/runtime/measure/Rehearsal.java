package org.tutti.runtime.measure;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.runtime.harness.CellContext;
import org.tutti.sync.Synchroniser;

/**
 * Lets the JIT compile each benchmark's timed loop together with each of its synchronisations,
 * before the first cell, with the smallest message and a warm cache so that it takes little time.
 *
 * <p>There are two passes where more than one pair is rehearsed: what comes second can invalidate
 * code that was compiled for the first alone, which the second pass mends.
 */
final class Rehearsal {
  /**
   * With runs of 25 observations, enough for the thresholds of HotSpot's last tier: 600 entries,
   * and 15,000 entries and loop turns together.
   */
  private static final long CALLS = 17_500;

  private static final long LIMIT_NANOS = 1_000_000_000;

  private final LaunchTools tools;
  private final Stage stage;
  private final CacheEraser eraser;

  Rehearsal(LaunchTools tools, Stage stage, CacheEraser eraser) {
    this.tools = tools;
    this.stage = stage;
    this.eraser = eraser;
  }

  /** Collective. */
  void of(List<PlannedCell> cells) {
    Map<String, PlannedCell> smallest = new TreeMap<>();
    Comparator<PlannedCell> bySize = Comparator.comparingLong(planned -> planned.cell().msize());
    for (PlannedCell cell : cells) {
      smallest.merge(
          cell.cell().benchmark().name() + " " + cell.sync(),
          cell,
          (one, other) -> bySize.compare(one, other) <= 0 ? one : other);
    }
    int passes = smallest.size() > 1 ? 2 : 1;
    for (int pass = 0; pass < passes; pass++) {
      smallest.values().forEach(this::rehearse);
    }
  }

  private void rehearse(PlannedCell planned) {
    Synchroniser synchroniser = tools.synchroniser(planned.sync());
    CellContext cell = stage.enter(planned);
    CellRun run = new CellRun(synchroniser, eraser, 0);
    new WarmUp(tools)
        .run(new WarmUp.Extent(0, CALLS, LIMIT_NANOS), synchroniser, run, planned.harness(), cell);
    stage.leave(planned, cell);
  }
}
