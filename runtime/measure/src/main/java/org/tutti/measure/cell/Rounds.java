package org.tutti.measure.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.tutti.measure.plan.Shuffle;

/**
 * Measures the cells of a group in rounds. Each round measures a portion of every unfinished cell,
 * in a newly shuffled order: randomized complete blocks within the launch. Cells that are compared
 * so sample the same states of the machine, however these follow each other.
 */
public final class Rounds {
  private final JitWarmUp jitWarmUp;
  private final Shuffle shuffle;
  private final Consumer<CellExecution> listener;

  /**
   * @param listener called before anything is done for a cell
   */
  public Rounds(JitWarmUp jitWarmUp, Shuffle shuffle, Consumer<CellExecution> listener) {
    this.jitWarmUp = jitWarmUp;
    this.shuffle = shuffle;
    this.listener = listener;
  }

  /** Collective: the cells in the order of the plan, in which the first round measures them. */
  public void measure(List<CellExecution> group) {
    // All before the first, so that what is compiled for one is not thrown out by the next.
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
