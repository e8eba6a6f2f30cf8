package org.tutti.measure.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.tutti.measure.plan.Shuffle;

/**
 * Measures the cells of a group in rounds. Each round measures a portion of every unfinished cell,
 * in a newly shuffled order: randomized complete blocks within the launch. Cells that are compared
 * are thus exposed to the same changes in the state of the machine.
 */
public final class Rounds {
  private final JitWarmUp jitWarmUp;
  private final Shuffle shuffle;
  private final Consumer<CellExecution> listener;

  /**
   * @param listener called before each step of a cell
   */
  public Rounds(JitWarmUp jitWarmUp, Shuffle shuffle, Consumer<CellExecution> listener) {
    this.jitWarmUp = jitWarmUp;
    this.shuffle = shuffle;
    this.listener = listener;
  }

  /** Collective: measures the cells, in the first round in the order of the plan. */
  public void measure(List<CellExecution> group) {
    // All are warmed up before the first is measured, so that no cell's code is invalidated by
    // another's.
    for (CellExecution cell : group) {
      listener.accept(cell);
      cell.warmUpJit(jitWarmUp);
    }
    List<CellExecution> unfinished = new ArrayList<>(group);
    unfinished.removeIf(CellExecution::isFinished);
    while (!unfinished.isEmpty()) {
      for (CellExecution cell : unfinished) {
        listener.accept(cell);
        cell.measurePortion();
      }
      unfinished.removeIf(CellExecution::isFinished);
      shuffle.accept(unfinished);
    }
  }
}
