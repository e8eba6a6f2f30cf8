package org.tutti.bench.arrival;

import java.util.Arrays;

/**
 * When the last rank leaves an operation, given when each rank arrives, on a network without noise:
 * a message costs its sender and its receiver an overhead each, and arrives a latency after it was
 * sent. Written from the definitions of the algorithms (Thakur, Rabenseifner, and Gropp 2005;
 * Patarasuk and Yuan 2009), not from their code. All times are in nanoseconds.
 *
 * @param overhead of a rank for a message
 * @param latency of a message, its bytes included
 */
record ArrivalTheory(double overhead, double latency) {
  /** One of the operations that are simulated, by its name in the catalog. */
  double lastExit(String operation, double[] arrivals) {
    double[] exits =
        switch (operation) {
          case "MPI_Bcast:binomial" -> binomial(arrivals);
          case "MPI_Bcast:linear" -> linear(arrivals);
          case "MPI_Allreduce:recursive-doubling" -> recursiveDoubling(arrivals);
          case "MPI_Allreduce:ring" -> ring(arrivals);
          default -> throw new IllegalArgumentException("no theory of " + operation);
        };
    return Arrays.stream(exits).max().orElseThrow();
  }

  /** Rank 0 sends to the ranks p/2, p/4, ..., 1; each of them goes on in its part of the tree. */
  private double[] binomial(double[] arrivals) {
    double[] exits = arrivals.clone();
    send(exits, arrivals, 0, arrivals.length);
    return exits;
  }

  /** The rank serves the ranks from its own to {@code first + length}, without its own. */
  private void send(double[] exits, double[] arrivals, int first, int length) {
    for (int half = length / 2; half > 0; half /= 2) {
      exits[first] += overhead;
      int child = first + half;
      exits[child] = Math.max(arrivals[child], exits[first] + latency) + overhead;
      send(exits, arrivals, child, half);
    }
  }

  private double[] linear(double[] arrivals) {
    double[] exits = arrivals.clone();
    for (int rank = 1; rank < exits.length; rank++) {
      exits[0] += overhead;
      exits[rank] = Math.max(arrivals[rank], exits[0] + latency) + overhead;
    }
    return exits;
  }

  private double[] recursiveDoubling(double[] arrivals) {
    double[] times = arrivals;
    for (int distance = 1; distance < arrivals.length; distance *= 2) {
      double[] before = times;
      double[] after = new double[before.length];
      for (int rank = 0; rank < before.length; rank++) {
        after[rank] = exchanged(before[rank], before[rank ^ distance]);
      }
      times = after;
    }
    return times;
  }

  /** In 2 (p - 1) steps, each rank sends to the next one and receives from the one before. */
  private double[] ring(double[] arrivals) {
    int size = arrivals.length;
    double[] times = arrivals;
    for (int step = 0; step < 2 * (size - 1); step++) {
      double[] before = times;
      double[] after = new double[size];
      for (int rank = 0; rank < size; rank++) {
        after[rank] = exchanged(before[rank], before[(rank + size - 1) % size]);
      }
      times = after;
    }
    return times;
  }

  /** When a rank has sent a message and received one. */
  private double exchanged(double own, double sender) {
    return Math.max(own + overhead, sender + overhead + latency) + overhead;
  }
}
