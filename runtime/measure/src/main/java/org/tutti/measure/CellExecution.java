package org.tutti.measure;

import java.util.Optional;
import org.tutti.diagnostics.UserError;
import org.tutti.measure.plan.SettingKey;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.OperationNotInLibrary;

/** A cell in its place among those that take turns, with what bounds it: its failure, its time. */
final class CellExecution {
  private final CellMeasurement measurement;
  private final Communicator world;
  private final int position;
  private final PlannedCell planned;
  private final int rounds;
  private OngoingCell ongoing;
  private MeasuredCell missing;
  private long spentNanos;

  /**
   * @param position of the cell in the order of the launch, from 0
   * @param rounds 1 where it takes turns with no other
   */
  CellExecution(
      CellMeasurement measurement,
      Communicator world,
      int position,
      PlannedCell planned,
      int rounds) {
    this.measurement = measurement;
    this.world = world;
    this.position = position;
    this.planned = planned;
    this.rounds = rounds;
  }

  int position() {
    return position;
  }

  PlannedCell planned() {
    return planned;
  }

  /** Collective: rehearses what the cell needs. */
  void rehearse(JitWarmUp rehearsal) {
    guard(() -> rehearsal.before(planned));
  }

  /** Collective: makes the next portion. */
  void take() {
    guard(
        () -> {
          if (ongoing == null) {
            ongoing = measurement.begin(planned, rounds);
          }
          ongoing.makePortion();
        });
  }

  /** Whether it takes no more turns. */
  boolean isOver() {
    return missing != null || (ongoing != null && ongoing.isOver());
  }

  /** Collective: what came out of it. */
  MeasuredCell finish() {
    return missing != null ? missing : measurement.finish(position, ongoing);
  }

  private void guard(Runnable work) {
    long begin = System.nanoTime();
    try {
      HeapCleanup.tidyUp();
      Optional<Integer> seconds = planned.settings().find(SettingKey.TIMEOUT);
      if (seconds.isPresent()) {
        // A benchmark that hangs does so in its rehearsal.
        try (CellTimeout timeout = timeout(seconds.get())) {
          work.run();
        }
      } else {
        work.run();
      }
    } catch (OperationNotInLibrary e) {
      missing = measurement.missing(position, planned, rounds, e);
    } catch (UserError e) {
      throw e;
    } catch (RuntimeException | Error e) {
      throw new CellFailure(world.rank(), planned.key(world.size()), e);
    }
    spentNanos += System.nanoTime() - begin;
  }

  private CellTimeout timeout(int seconds) {
    String name = planned.key(world.size()).toString();
    boolean isRoot = world.rank() == CollectiveExchange.ROOT;
    return new CellTimeout(seconds, spentNanos, name, isRoot, System.err::println);
  }
}
