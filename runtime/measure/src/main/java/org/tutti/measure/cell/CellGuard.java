package org.tutti.measure.cell;

import java.util.Optional;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.exchange.CollectiveExchange;
import org.tutti.measure.jvm.HeapCleanup;
import org.tutti.measure.plan.SettingKey;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.OperationNotInLibrary;

/**
 * Limits the time of a cell over all its portions, and adds the cell to the exceptions of its
 * benchmark.
 */
final class CellGuard {
  private final Communicator world;
  private final PlannedCell planned;
  private long elapsedNanos;

  CellGuard(Communicator world, PlannedCell planned) {
    this.world = world;
    this.planned = planned;
  }

  /**
   * Runs work of the cell, after a garbage collection if there is much garbage.
   *
   * @throws CellFailure if the benchmark threw
   */
  void run(Runnable work) {
    long begin = System.nanoTime();
    try {
      HeapCleanup.collectIfNeeded();
      Optional<Integer> seconds = planned.settings().find(SettingKey.TIMEOUT);
      if (seconds.isPresent()) {
        try (CellTimeout timeout = timeout(seconds.get())) {
          work.run();
        }
      } else {
        work.run();
      }
    } catch (OperationNotInLibrary | TuttiException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      throw new CellFailure(world.rank(), planned.key(world.size()), e);
    } finally {
      elapsedNanos += System.nanoTime() - begin;
    }
  }

  private CellTimeout timeout(int seconds) {
    String name = planned.key(world.size()).toString();
    boolean isRoot = world.rank() == CollectiveExchange.ROOT;
    return new CellTimeout(seconds, elapsedNanos, name, isRoot, System.err::println);
  }
}
