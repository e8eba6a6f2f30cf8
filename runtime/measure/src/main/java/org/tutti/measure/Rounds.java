package org.tutti.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.tutti.measure.plan.Shuffle;

/**
 * Measures the cells of a group in rounds, each of which goes over all of them that are not over
 * yet, in an order shuffled anew: randomized complete blocks within the launch. So cells that are
 * compared sample the same states of the machine, however these follow each other.
 */
final class Rounds {
  private final JitWarmUp rehearsal;
  private final Shuffle shuffle;
  private final Consumer<CellExecution> before;

  /**
   * @param before told of each turn before it is taken
   */
  Rounds(JitWarmUp rehearsal, Shuffle shuffle, Consumer<CellExecution> before) {
    this.rehearsal = rehearsal;
    this.shuffle = shuffle;
    this.before = before;
  }

  /** Collective: the cells in the order of the plan, in which the first round measures them. */
  void measure(List<CellExecution> group) {
    // All before the first, so that what is compiled for one is not thrown out by the next.
    for (CellExecution turn : group) {
      before.accept(turn);
      turn.rehearse(rehearsal);
    }
    List<CellExecution> open = new ArrayList<>(group);
    open.removeIf(CellExecution::isOver);
    while (!open.isEmpty()) {
      for (CellExecution turn : open) {
        before.accept(turn);
        turn.take();
      }
      open.removeIf(CellExecution::isOver);
      shuffle.accept(open);
    }
  }
}
