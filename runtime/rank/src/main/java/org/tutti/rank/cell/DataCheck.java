package org.tutti.rank.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.harness.CellContext;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.clock.LaunchClock;
import org.tutti.rank.memory.BufferRotation;
import org.tutti.rank.memory.DataPlacement;
import org.tutti.rank.observation.PhaseTiming;
import org.tutti.rank.outlier.IntervalWatch;
import org.tutti.rank.payload.PayloadCheck;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;

/**
 * Calls cells with patterned data and compares what arrives, outside of any measurement. Every
 * method is collective, and throws {@link UnmeasurableCell} on all ranks if the data of one are
 * wrong.
 */
final class DataCheck {
  private final LaunchContext context;
  private final BenchmarkLifecycle lifecycle;
  private final PlannedCell planned;
  private final LaunchClock clock;
  private DataPlacement placement = DataPlacement.untouched();
  private Optional<ReductionBits> reductionBits = Optional.empty();

  /**
   * @param clock that the cell is timed with, so that the loop is compiled for no other
   */
  DataCheck(
      LaunchContext context, BenchmarkLifecycle lifecycle, PlannedCell planned, LaunchClock clock) {
    this.context = context;
    this.lifecycle = lifecycle;
    this.planned = planned;
    this.clock = clock;
  }

  /**
   * Sets the cell up, calls it, and tears it down.
   *
   * @return whether it is known what the data should be
   */
  boolean beforeMeasuring() {
    CellContext cell = lifecycle.setUp(planned);
    lifecycle.enter(CellPhase.DATA_CHECK);
    if (context.refusal().isPresent()) {
      checkAlgorithm(cell, context.refusal().get());
    }
    boolean isKnown = call(cell);
    if (DataPlacements.isTouched(planned.settings(), context)) {
      // Only now, since a rank that lacks a function does not touch its data with the others.
      place(cell);
      reductionBits = Optional.empty();
      call(cell);
    }
    lifecycle.tearDown(planned, cell);
    return isKnown;
  }

  /**
   * Calls it once while the library refuses to run another algorithm than the one that a setting
   * names. What decides is the same on all ranks: the size and the number of processes.
   */
  private void checkAlgorithm(CellContext cell, Consumer<Boolean> refusal) {
    List<String> refused = new ArrayList<>();
    lifecycle.check(planned, cell).ifPresent(check -> check.fill(0));
    call(
        cell,
        0,
        Optional.of(
            calls -> {
              refusal.accept(true);
              try {
                calls.run();
              } catch (MpiException e) {
                refused.add(e.getMessage());
              } finally {
                refusal.accept(false);
              }
            }));
    if (context.collectives().first(refused.stream().findFirst()).isPresent()) {
      throw new UnmeasurableCell(
          MeasurementProblem.CELL_IMPOSSIBLE,
          context.library()
              + " cannot run the algorithm that a setting names for this size and number of"
              + " processes, and would run another one");
    }
  }

  /** Calls it with each root that is to be checked. */
  private boolean call(CellContext cell) {
    boolean isKnown = false;
    for (int observation : cell.roots().checked()) {
      cell.roots().observe(observation);
      Optional<PayloadCheck> check = lifecycle.check(planned, cell);
      if (check.isPresent()) {
        callRepeatedly(cell, check.get(), observation);
      } else {
        call(cell, observation);
      }
      isKnown = check.isPresent();
      if (isKnown) {
        round(cell, check.get(), observation);
      }
    }
    return isKnown;
  }

  /**
   * Compares the data that measuring has left. Where each call changes them, or buffers or the root
   * have moved, it calls the cell again with new data.
   *
   * @param check has filled the buffers before measuring
   */
  void afterMeasuring(CellContext cell, PayloadCheck check) {
    lifecycle.enter(CellPhase.DATA_CHECK);
    boolean hasMoved = cell.roots().rotates() || BufferRotation.isIn(planned.settings());
    boolean isLeft = check.isRepeatable() && !hasMoved;
    if (context.collectives().maximum(isLeft ? 0 : 1) == 0) {
      agree(check.compareArrivals());
    } else {
      // The check knows what arrives at the first root.
      place(cell);
      cell.roots().observe(0);
      callRepeatedly(cell, check, 0);
    }
  }

  /** Reduces numbers whose sum or product is rounded, and looks who has which bits. */
  private void round(CellContext cell, PayloadCheck check, int observation) {
    if (check.fillToRound()) {
      call(cell, observation);
      CollectiveExchange members = new CollectiveExchange(context.own(planned.cell()));
      ReductionBits found = ReductionBits.of(check, members);
      reductionBits =
          Optional.of(reductionBits.isPresent() ? reductionBits.get().and(found) : found);
    }
  }

  /** The bits of what the cell reduces, if that can be rounded and has been checked. */
  Optional<ReductionBits> reductionBits() {
    return reductionBits;
  }

  /** Touching data must leave them as they are; the cache does not matter, nor where they lie. */
  private void place(CellContext cell) {
    placement =
        new DataPlacements(context, lifecycle)
            .of(planned, cell)
            .with(context.noEraser())
            .withoutRotation();
  }

  private void callRepeatedly(CellContext cell, PayloadCheck check, int observation) {
    Optional<String> wrong = Optional.empty();
    for (int call = 0; call < check.calls(); call++) {
      check.fill(call);
      call(cell, observation);
      wrong = wrong.isPresent() ? wrong : check.compare();
    }
    agree(wrong);
  }

  /**
   * @param observation of the cell, which decides who is the root
   */
  private void call(CellContext cell, int observation) {
    call(cell, observation, Optional.empty());
  }

  /**
   * @param around makes the calls, if that takes more than to make them
   */
  private void call(CellContext cell, int observation, Optional<Consumer<Runnable>> around) {
    Synchronizer synchronizer = context.synchronizer(SyncConfiguration.of("BARRIER"), clock);
    CellRun run =
        new CellRun(
            synchronizer,
            placement,
            CellRun.Calls.ONE,
            cell,
            PhaseTiming.OFF,
            IntervalWatch.off(),
            1);
    context.loopEntry().prepare(planned.harness(), run, cell);
    synchronizer.beginCell(1);
    synchronizer.prepare(1);
    run.setCount(1);
    run.countFrom(observation);
    Runnable calls = () -> context.loopEntry().measure(planned.harness(), run, cell);
    Optional<OperationNotInLibrary> missing =
        MissingOperation.in(around.isPresent() ? () -> around.get().accept(calls) : calls);
    synchronizer.validate(run.starts(), run.ends(), 1);
    synchronizer.endCell();
    MissingOperation.agree(context.collectives(), missing);
  }

  /** The first rank with wrong data tells all others what is wrong. */
  private void agree(Optional<String> wrong) {
    Optional<String> first = context.collectives().first(wrong);
    if (first.isPresent()) {
      throw new UnmeasurableCell(MeasurementProblem.WRONG_DATA, first.get());
    }
  }
}
