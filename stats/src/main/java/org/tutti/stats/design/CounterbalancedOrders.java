package org.tutti.stats.design;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/**
 * An endless sequence of orders of n treatments: the rows of {@link WilliamsDesign}s, one after the
 * other. For each design, chance decides which treatment stands for which number, the order of its
 * squares, and the order of the rows of a square.
 *
 * <p>After n orders each treatment has stood once at each place, and after one design each has
 * followed each other treatment equally often. In between, the numbers of times that two treatments
 * have stood at a place differ by at most one.
 */
public final class CounterbalancedOrders {
  private final int treatments;
  private final Random random;
  private final Deque<int[]> dealt = new ArrayDeque<>();

  /**
   * @param treatments number of treatments; at least 1
   * @param random decides what the design leaves open
   */
  public CounterbalancedOrders(int treatments, Random random) {
    this.treatments = treatments;
    this.random = random;
  }

  /** The next order: the numbers of all treatments, from 0. */
  public int[] next() {
    if (dealt.isEmpty()) {
      deal();
    }
    return dealt.removeFirst();
  }

  private void deal() {
    List<Integer> labels = new ArrayList<>();
    for (int label = 0; label < treatments; label++) {
      labels.add(label);
    }
    shuffle(labels);
    List<List<int[]>> squares = new ArrayList<>(WilliamsDesign.squares(treatments));
    shuffle(squares);
    for (List<int[]> square : squares) {
      List<int[]> rows = new ArrayList<>(square);
      shuffle(rows);
      for (int[] row : rows) {
        int[] labeled = new int[row.length];
        for (int index = 0; index < row.length; index++) {
          labeled[index] = labels.get(row[index]);
        }
        dealt.add(labeled);
      }
    }
  }

  /**
   * Shuffles like {@link Collections#shuffle}, whose result no specification fixes for all JVMs.
   */
  private void shuffle(List<?> list) {
    for (int last = list.size() - 1; last > 0; last--) {
      Collections.swap(list, last, random.nextInt(last + 1));
    }
  }
}
