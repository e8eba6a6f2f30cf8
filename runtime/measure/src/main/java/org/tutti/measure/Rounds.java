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
  private final Rehearsal rehearsal;
  private final Shuffle shuffle;
  private final Consumer<Turn> before;

  /**
   * @param before told of each turn before it is taken
   */
  Rounds(Rehearsal rehearsal, Shuffle shuffle, Consumer<Turn> before) {
    this.rehearsal = rehearsal;
    this.shuffle = shuffle;
    this.before = before;
  }

  /** Collective: the cells in the order of the plan, in which the first round measures them. */
  void measure(List<Turn> group) {
    // All before the first, so that what is compiled for one is not thrown out by the next.
    for (Turn turn : group) {
      before.accept(turn);
      turn.rehearse(rehearsal);
    }
    List<Turn> open = new ArrayList<>(group);
    open.removeIf(Turn::isOver);
    while (!open.isEmpty()) {
      for (Turn turn : open) {
        before.accept(turn);
        turn.take();
      }
      open.removeIf(Turn::isOver);
      shuffle.accept(open);
    }
  }
}
