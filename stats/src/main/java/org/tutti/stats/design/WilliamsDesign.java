package org.tutti.stats.design;

import java.util.ArrayList;
import java.util.List;
import org.tutti.stats.sample.Checks;

/**
 * Latin squares in which, over all rows, each treatment is preceded by each other treatment equally
 * often (Williams 1949, "Experimental designs balanced for the estimation of residual effects of
 * treatments"): one square if the number of treatments n is even, two if it is odd.
 *
 * <p>The first row of the first square is 0, 1, n-1, 2, n-2, ...: its successive differences modulo
 * n all differ. Adding 1 to each element gives the next row. The rows of the second square are
 * those of the first one, read backward.
 */
public final class WilliamsDesign {
  private WilliamsDesign() {}

  /**
   * The squares; each is a list of rows, and each row holds the numbers of all treatments, from 0.
   *
   * @param treatments number of treatments; at least 1
   * @throws IllegalArgumentException if there are none
   */
  public static List<List<int[]>> squares(int treatments) {
    Checks.atLeast("treatments", treatments, 1);
    List<int[]> square = new ArrayList<>();
    for (int shift = 0; shift < treatments; shift++) {
      int[] row = new int[treatments];
      for (int place = 0; place < treatments; place++) {
        row[place] = (first(place, treatments) + shift) % treatments;
      }
      square.add(row);
    }
    return treatments % 2 == 0 || treatments == 1
        ? List.of(square)
        : List.of(square, square.stream().map(WilliamsDesign::backward).toList());
  }

  private static int first(int place, int treatments) {
    return place % 2 == 1 ? (place + 1) / 2 : (treatments - place / 2) % treatments;
  }

  private static int[] backward(int[] row) {
    int[] backward = new int[row.length];
    for (int place = 0; place < row.length; place++) {
      backward[place] = row[row.length - 1 - place];
    }
    return backward;
  }
}
