package org.tutti.operations.neighborhood;

import java.util.Arrays;

/**
 * The extents of a grid of all processes, as even as they can be: the product of which the largest
 * and the smallest factor differ least. {@code MPI_Dims_create} is not used, since what it gives
 * differs from library to library (luebbe2017, section 3.1).
 */
public final class GridExtents {
  private final int[] current;
  private int[] best;

  private GridExtents(int dimensions) {
    this.current = new int[dimensions];
  }

  /**
   * The extents in descending order. Of several products with the least difference it is the one
   * with the smallest largest factor, then with the smallest second largest, and so on.
   *
   * @param dimensions at least 1
   */
  public static int[] of(int processes, int dimensions) {
    GridExtents search = new GridExtents(dimensions);
    search.divide(processes, 0, processes);
    return search.best;
  }

  /** Tries all factors up to {@code most} at {@code position}, smallest first. */
  private void divide(int remaining, int position, int most) {
    int left = current.length - position;
    if (left == 1) {
      current[position] = remaining;
      if (remaining <= most && (best == null || spread(current) < spread(best))) {
        best = current.clone();
      }
      return;
    }
    for (int factor = 1; factor <= Math.min(most, remaining); factor++) {
      // The factors still to come are no larger, so this one must be large enough for them all.
      if (remaining % factor == 0 && Math.pow(factor, left) >= remaining) {
        current[position] = factor;
        divide(remaining / factor, position + 1, factor);
      }
    }
  }

  private static int spread(int[] descending) {
    return descending[0] - descending[descending.length - 1];
  }

  /** Whether the ends of each dimension meet: those of all but the first {@code finite}. */
  static boolean[] periodic(int dimensions, int finite) {
    boolean[] periodic = new boolean[dimensions];
    Arrays.fill(periodic, finite, dimensions, true);
    return periodic;
  }
}
