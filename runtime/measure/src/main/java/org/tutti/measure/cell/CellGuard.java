package org.tutti.measure.cell;

import java.util.Set;
import java.util.function.Supplier;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.BenchmarkException;
import org.tutti.measure.jvm.HeapCleanup;
import org.tutti.measure.process.ThrownTraces;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.records.settings.SettingKey;

/**
 * Limits the time of a cell over all its portions, and adds the cell to the exceptions of its
 * benchmark.
 */
final class CellGuard {
  private final LaunchContext context;
  private final Communicator world;
  private final PlannedCell planned;
  private final Supplier<CellPhase> phase;
  private final boolean isDry;
  private final LeftState left;
  private final Patience patience;
  private long elapsedNanos;

  /**
   * @param phase where this rank is
   * @param isDry whether nothing is measured
   */
  /**
   * Problems of what one benchmark asks for in its set-up or body, which leave the others as they
   * are.
   */
  private static final Set<Problem> OF_BENCHMARK =
      Set.of(CommandLineProblem.BUFFER_TOO_LARGE, MpiProblem.BUFFER_NOT_COUNTED);

  CellGuard(LaunchContext context, PlannedCell planned, Supplier<CellPhase> phase, boolean isDry) {
    this.context = context;
    this.world = context.world();
    this.patience = new Patience(world.size());
    this.planned = planned;
    this.phase = phase;
    this.isDry = isDry;
    this.left = new LeftState(context);
  }

  /** What the cell has changed of the state of its rank. */
  LeftState leftState() {
    return left;
  }

  /**
   * Runs work of the cell, after a garbage collection if there is much garbage, and restores the
   * state of the rank.
   *
   * @throws CellFailure if the benchmark threw
   */
  void run(Runnable work) {
    long begin = System.nanoTime();
    try {
      if (context.looksAfterItsJvm()) {
        HeapCleanup.collectIfNeeded();
        runInTime(work);
      } else {
        work.run();
      }
    } catch (OperationNotInLibrary | AlgorithmNotRun | WrongData | UncompletedRequests e) {
      throw e;
    } catch (RuntimeException | Error e) {
      if (e instanceof TuttiException known && !OF_BENCHMARK.contains(known.problem())) {
        throw known;
      }
      throw new CellFailure(
          world.rank(),
          planned.key(world.size()),
          BenchmarkException.unwrapped(e),
          restoredTraces());
    } finally {
      left.restore();
      elapsedNanos += System.nanoTime() - begin;
    }
  }

  /** An interrupt flag would keep a trace from being written. */
  private ThrownTraces restoredTraces() {
    left.restore();
    return context.traces();
  }

  private void runInTime(Runnable work) {
    try (CellTimeout timeout = timeout()) {
      work.run();
      patience.called();
    }
  }

  private CellTimeout timeout() {
    String name = planned.key(world.size()).toString();
    Thread measuring = Thread.currentThread();
    LoopEntry loops = context.loopEntry();
    return new CellTimeout(
        new CellLimit(
            name, planned.settings().find(SettingKey.TIMEOUT), elapsedNanos, patience, isDry),
        world.rank(),
        CellTimeout.watched(
            () -> RankPosition.of(phase.get(), measuring),
            () -> 31 * loops.progress() + phase.get().ordinal()),
        CellTimeout.ofProcess(System.err::println, () -> context.hangs().accept(name)));
  }
}
