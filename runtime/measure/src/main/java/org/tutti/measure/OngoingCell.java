package org.tutti.measure;

import org.tutti.measure.harness.CellContext;
import org.tutti.measure.plan.SettingKey;
import org.tutti.measure.plan.Settings;
import org.tutti.sync.Synchronizer;

/** A cell that is being measured: as a whole, or in portions with others in between. */
final class OngoingCell {
  private static final long WARM_UP_LIMIT_NANOS = 2_000_000_000;

  private final LaunchContext tools;
  private final BenchmarkLifecycle stage;
  private final PlannedCell planned;
  private final int rounds;
  private final LaunchClock clock;
  private final Synchronizer synchronizer;
  private final CacheEraser eraser;
  private final ObservationLoop loop;
  private final CellClock global = new CellClock();
  private WarmUp.WarmUpResult warm = new WarmUp.WarmUpResult(0, true);
  private boolean begun;
  private long begin;
  private long nanos;

  /**
   * Collective when its synchronization is met for the first time.
   *
   * @param rounds 1 to be measured as a whole
   */
  OngoingCell(
      LaunchContext tools,
      BenchmarkLifecycle stage,
      LaunchClock clock,
      CacheEraser eraser,
      ObservationReduction reduction,
      PlannedCell planned,
      int rounds) {
    this.tools = tools;
    this.stage = stage;
    this.planned = planned;
    this.rounds = rounds;
    this.clock = clock;
    this.eraser = eraser;
    this.synchronizer = tools.synchronizer(planned.sync(), clock.clock());
    this.loop = new ObservationLoop(tools, reduction, planned.settings(), rounds);
  }

  /** Collective: sets the cell up, warms it up, makes a portion of its observations, leaves it. */
  void makePortion() {
    Settings settings = planned.settings();
    CellContext cell = stage.enter(planned);
    CellRun run = CellRun.of(synchronizer, eraser, settings, cell, loop.portion());
    long now = clock.clock().now();
    begin = begun ? begin : now;
    warm = warm.and(new WarmUp(tools).run(extent(), synchronizer, run, planned, cell));
    begun = true;
    loop.run(synchronizer, run, planned, cell);
    global.add(synchronizer.endCell(), clock.clock().now());
    stage.leave(planned, cell);
    nanos += clock.clock().now() - now;
  }

  /** Later portions share the calls among them, and wait only for compilers that go to work. */
  private WarmUp.WarmUpLimits extent() {
    int calls = planned.settings().get(SettingKey.WARMUP);
    int share = begun ? (calls + rounds - 1) / rounds : calls;
    return new WarmUp.WarmUpLimits(
        share, share, WARM_UP_LIMIT_NANOS, WarmUp.RUNS_PER_WINDOW, begun);
  }

  /** Whether all portions were made. */
  boolean isOver() {
    return loop.isOver();
  }

  PlannedCell planned() {
    return planned;
  }

  int rounds() {
    return rounds;
  }

  LaunchClock clock() {
    return clock;
  }

  Synchronizer synchronizer() {
    return synchronizer;
  }

  CacheEraser eraser() {
    return eraser;
  }

  ObservationLoop loop() {
    return loop;
  }

  /** What converts its local times to global ones. */
  CellClock global() {
    return global;
  }

  /** All warm-up calls, and whether each portion found compilers quiet. */
  WarmUp.WarmUpResult warm() {
    return warm;
  }

  /** When the first portion began, on this rank's clock. */
  long begin() {
    return begin;
  }

  /** What all portions took, warm-up included. */
  long nanos() {
    return nanos;
  }
}
