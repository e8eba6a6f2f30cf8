package org.tutti.measure.dryrun;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.cell.BenchmarkLifecycle;
import org.tutti.measure.cell.CellRun;
import org.tutti.measure.cell.LaunchContext;
import org.tutti.measure.cell.PlannedCell;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.IndexedBenchmark;
import org.tutti.measure.memory.BufferRotation;
import org.tutti.measure.memory.CacheEraser;
import org.tutti.measure.observation.PhaseTiming;
import org.tutti.measure.outlier.IntervalWatch;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.MpiSession;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.clock.MonotonicClock;

/** Calls every cell of a plan once on one rank and checks the payload; measures nothing. */
public final class DryRun {
  private final Plan plan;
  private final Map<String, Harness> harnesses;
  private final Consumer<String> output;

  /**
   * @param benchmarks at least those of the plan, with this rank's own instances of harnesses
   * @param output receives one line per cell, on the root only
   */
  public DryRun(Plan plan, List<IndexedBenchmark> benchmarks, Consumer<String> output) {
    this.plan = plan;
    this.harnesses =
        benchmarks.stream()
            .collect(Collectors.toMap(one -> one.benchmark().name(), IndexedBenchmark::harness));
    this.output = output;
  }

  /**
   * Collective: calls all cells.
   *
   * @throws TuttiException if an operation left wrong data; thrown after the last cell
   */
  public void run(MpiSession session) {
    LaunchContext context = new LaunchContext(session.world());
    BenchmarkLifecycle lifecycle = new BenchmarkLifecycle(context.world(), context.own());
    int wrong = 0;
    for (Cell cell : plan.cells()) {
      PlannedCell planned = new PlannedCell(cell, harnesses.get(cell.benchmark().name()));
      PayloadState payload = call(context, lifecycle, planned);
      if (context.collectives().isRoot()) {
        output.accept(cell + ": " + payload.text());
      }
      wrong += payload == PayloadState.WRONG ? 1 : 0;
    }
    lifecycle.close();
    context.free();
    if (wrong > 0) {
      throw CommandLineProblem.WRONG_DATA_IN_BUFFERS.error(
          wrong + " of " + plan.cells().size() + " cells left wrong data in the buffers.",
          "Check that the body of the benchmark performs the operation of its annotation.");
    }
  }

  private static PayloadState call(
      LaunchContext context, BenchmarkLifecycle lifecycle, PlannedCell planned) {
    Synchronizer synchronizer =
        context.synchronizer(SyncConfiguration.of("BARRIER"), new MonotonicClock());
    CellContext cell = lifecycle.setUp(planned);
    PayloadState.fill(cell);
    CellRun run =
        new CellRun(
            synchronizer,
            CacheEraser.none(),
            BufferRotation.NONE,
            CellRun.Calls.ONE,
            cell,
            PhaseTiming.OFF,
            IntervalWatch.off(),
            1);
    synchronizer.beginCell(1);
    synchronizer.prepare(1);
    run.setCount(1);
    planned.harness().measure(run, cell);
    synchronizer.validate(run.starts(), run.ends(), 1);
    synchronizer.endCell();
    PayloadState mine = PayloadState.of(planned.cell().benchmark(), cell, context.own());
    lifecycle.tearDown(planned, cell);
    return PayloadState.worst(context.collectives().maximum(mine.ordinal()));
  }
}
