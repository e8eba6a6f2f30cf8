package org.tutti.measure.cell;

import java.util.Optional;
import java.util.function.Supplier;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.BenchmarkException;
import org.tutti.measure.jvm.HeapCleanup;
import org.tutti.measure.plan.SettingKey;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.OperationNotInLibrary;

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
  private long elapsedNanos;

  /**
   * @param phase where this rank is
   * @param isDry whether nothing is measured
   */
  CellGuard(LaunchContext context, PlannedCell planned, Supplier<CellPhase> phase, boolean isDry) {
    this.context = context;
    this.world = context.world();
    this.planned = planned;
    this.phase = phase;
    this.isDry = isDry;
  }

  /**
   * Runs work of the cell, after a garbage collection if there is much garbage.
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
    } catch (OperationNotInLibrary | WrongData | UncompletedRequests | TuttiException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      throw new CellFailure(
          world.rank(), planned.key(world.size()), BenchmarkException.unwrapped(e));
    } finally {
      elapsedNanos += System.nanoTime() - begin;
    }
  }

  private void runInTime(Runnable work) {
    Optional<Integer> seconds = planned.settings().find(SettingKey.TIMEOUT);
    if (seconds.isEmpty()) {
      work.run();
      return;
    }
    try (CellTimeout timeout = timeout(seconds.get())) {
      work.run();
    }
  }

  private CellTimeout timeout(int seconds) {
    String name = planned.key(world.size()).toString();
    Thread measuring = Thread.currentThread();
    return new CellTimeout(
        new CellTimeout.CellLimit(name, seconds, elapsedNanos, isDry),
        world.rank(),
        () -> RankPosition.of(phase.get(), measuring),
        System.err::println);
  }
}
