package org.tutti.stats.simulation;

import java.util.Random;
import java.util.function.DoubleSupplier;
import java.util.stream.IntStream;
import org.tutti.stats.design.BlockedResponse;
import org.tutti.stats.design.CounterbalancedOrders;
import org.tutti.stats.simulation.MonteCarlo.Draw;

/** Results in blocks, made in the orders that a campaign would use. */
final class BlockedTrial {
  private final int[][] places;
  private final int[][] predecessors;
  private final double[][] values;

  /**
   * Draws orders, and values of noise on a machine that becomes slower and treatments that differ.
   */
  BlockedTrial(int treatments, int blocks, Draw draw, DoubleSupplier noise) {
    CounterbalancedOrders orders =
        new CounterbalancedOrders(treatments, new Random(draw.random().nextInt(0, 1 << 30)));
    places = new int[blocks][treatments];
    predecessors = new int[blocks][treatments];
    values = new double[blocks][treatments];
    int before = BlockedResponse.NONE;
    for (int block = 0; block < blocks; block++) {
      int[] order = orders.next();
      for (int place = 0; place < treatments; place++) {
        int treatment = order[place];
        places[block][treatment] = place;
        predecessors[block][treatment] = before;
        values[block][treatment] = 0.02 * block + 0.3 * treatment + noise.getAsDouble();
        before = treatment;
      }
    }
  }

  /** What stands first in its block takes longer. */
  BlockedTrial slowFirst(double shift) {
    return plus(places, 0, shift);
  }

  /** What follows the first treatment takes longer. */
  BlockedTrial slowAfterFirstTreatment(double shift) {
    return plus(predecessors, 0, shift);
  }

  private BlockedTrial plus(int[][] levels, int level, double shift) {
    for (int block = 0; block < values.length; block++) {
      for (int treatment = 0; treatment < values[block].length; treatment++) {
        values[block][treatment] += levels[block][treatment] == level ? shift : 0;
      }
    }
    return this;
  }

  BlockedResponse byPlace() {
    return BlockedResponse.of(blocks(), values, places);
  }

  BlockedResponse byPredecessor() {
    return new BlockedResponse(blocks(), values, predecessors, places);
  }

  private int[] blocks() {
    return IntStream.range(0, values.length).toArray();
  }
}
