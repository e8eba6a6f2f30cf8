package org.tutti.rank.cell;

import java.util.List;
import java.util.function.Consumer;
import org.tutti.measure.plan.Shuffle;
import org.tutti.stats.design.CounterbalancedOrders;

/**
 * Measures the cells of a group in rounds. Each round measures a portion of every unfinished cell,
 * in another order: complete blocks within the launch. Cells that are compared are thus exposed to
 * the same changes in the state of the machine. The orders are counterbalanced, so that what a
 * cell's turn costs the next one is borne by all cells alike.
 */
public final class Rounds {
  private final JitWarmUp jitWarmUp;
  private final Shuffle shuffle;
  private final Consumer<CellAttempt> listener;

  /**
   * @param listener called before each step of a cell
   */
  public Rounds(JitWarmUp jitWarmUp, Shuffle shuffle, Consumer<CellAttempt> listener) {
    this.jitWarmUp = jitWarmUp;
    this.shuffle = shuffle;
    this.listener = listener;
  }

  /** Collective: measures the cells. */
  public void measure(List<CellAttempt> group) {
    // All are warmed up before the first is measured, so that no cell's code is invalidated by
    // another's.
    for (CellAttempt cell : group) {
      listener.accept(cell);
      cell.checkData();
      if (!cell.isFinished()) {
        cell.warmUpJit(jitWarmUp);
      }
    }
    // Again those whose code may have been discarded for one that came later.
    for (CellAttempt cell : group) {
      if (!cell.isFinished()) {
        cell.warmUpJit(jitWarmUp);
      }
    }
    finish(group);
    List<CellAttempt> again = SecondLook.of(group);
    if (!again.isEmpty()) {
      again.forEach(CellAttempt::extend);
      finish(again);
    }
  }

  private static boolean areFinished(List<CellAttempt> group) {
    for (CellAttempt cell : group) {
      if (!cell.isFinished()) {
        return false;
      }
    }
    return true;
  }

  private void finish(List<CellAttempt> group) {
    CounterbalancedOrders orders = shuffle.orders(group.size());
    while (!areFinished(group)) {
      for (int turn : orders.next()) {
        CellAttempt cell = group.get(turn);
        if (!cell.isFinished()) {
          listener.accept(cell);
          cell.measurePortion();
        }
      }
    }
  }
}
