package org.tutti.operations.neighborhood;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Relative coordinates of the neighbors in a Moore or von Neumann neighborhood. */
final class Stencil {
  private final Neighborhood neighborhood;
  private final int radius;
  private final List<int[]> offsets = new ArrayList<>();

  private Stencil(Neighborhood neighborhood, int radius) {
    this.neighborhood = neighborhood;
    this.radius = radius;
  }

  /**
   * The coordinates in order; the zero vector is not among them.
   *
   * @param radius at least 1
   * @param rank decides about the order if it is random
   */
  static List<int[]> offsets(
      Neighborhood neighborhood, int dimensions, int radius, NeighborOrder order, int rank) {
    Stencil stencil = new Stencil(neighborhood, radius);
    stencil.extend(new int[dimensions], 0, 0);
    switch (order) {
      case LMAJ ->
          stencil.offsets.sort((one, other) -> Arrays.compare(reversed(one), reversed(other)));
      case RAND -> Collections.shuffle(stencil.offsets, generator(rank));
      default -> {
        // They were found in this order.
      }
    }
    return stencil.offsets;
  }

  /** One step down and one step up in each dimension: the neighbors in a Cartesian topology. */
  static List<int[]> unitSteps(int dimensions) {
    List<int[]> steps = new ArrayList<>();
    for (int dimension = 0; dimension < dimensions; dimension++) {
      for (int step : new int[] {-1, 1}) {
        int[] offset = new int[dimensions];
        offset[dimension] = step;
        steps.add(offset);
      }
    }
    return steps;
  }

  /** Random numbers of a process: others on each, and the same in each launch. */
  static Random generator(int rank) {
    return new Random(0x9E3779B97F4A7C15L * (rank + 1));
  }

  /** The number of offsets, found without listing them if there may be many. */
  static int size(Neighborhood neighborhood, int dimensions, int radius) {
    double cube = Math.pow(2.0 * radius + 1, dimensions);
    double size = neighborhood == Neighborhood.MOORE ? cube : vonNeumannSize(dimensions, radius);
    return (int) Math.min(size - 1, Integer.MAX_VALUE);
  }

  /** The sum over k of 2^k C(d, k) C(r, k): k coordinates differ from zero. */
  private static double vonNeumannSize(int dimensions, int radius) {
    double sum = 0;
    double term = 1;
    for (int k = 0; k <= Math.min(dimensions, radius); k++) {
      sum += term;
      term *= 2.0 * (dimensions - k) * (radius - k) / ((k + 1.0) * (k + 1));
    }
    return sum;
  }

  private void extend(int[] offset, int position, int distance) {
    if (position == offset.length) {
      if (distance > 0) {
        offsets.add(offset.clone());
      }
      return;
    }
    int farthest = neighborhood == Neighborhood.MOORE ? radius : radius - distance;
    for (int coordinate = -farthest; coordinate <= farthest; coordinate++) {
      offset[position] = coordinate;
      extend(offset, position + 1, distance + Math.abs(coordinate));
    }
  }

  private static int[] reversed(int[] offset) {
    int[] reversed = new int[offset.length];
    for (int i = 0; i < offset.length; i++) {
      reversed[i] = offset[offset.length - 1 - i];
    }
    return reversed;
  }
}
