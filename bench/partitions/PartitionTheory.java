package org.tutti.bench.partitions;

import java.util.Arrays;

/**
 * How long a message in partitions takes from the start of the computation of its partitions, one
 * after the other, until its receiver has it. Written from the model of the README, not from the
 * code of the simulation. All times are in nanoseconds.
 *
 * @param overhead of the sender for each part that it hands over, and of the receiver for the
 *     message
 * @param latency of the link, without bytes
 * @param transfer of all bytes on the link
 */
record PartitionTheory(double overhead, double latency, double transfer) {
  /** Everything is computed, and the message is then sent as a whole. */
  double bulk(double[] computations) {
    return Arrays.stream(computations).sum() + overhead + transfer + latency + overhead;
  }

  /**
   * Each partition leaves when it is computed and the one before is through. From whichever
   * partition on the link never rests, that one and all later ones take their transfer after it is
   * ready: the largest such sum is the time.
   */
  double early(double[] computations) {
    int partitions = computations.length;
    double ready = 0;
    double through = 0;
    for (int partition = 0; partition < partitions; partition++) {
      ready += computations[partition] + overhead;
      double rest = transfer * (partitions - partition) / partitions;
      through = Math.max(through, ready + rest);
    }
    return through + latency + overhead;
  }

  /**
   * The gain of Gillis et al.: time from the last partition's readiness to the arrival, of bulk
   * over early, if all partitions are ready at once except for the last, which is late by a delay;
   * without latency and overheads.
   */
  double gain(int partitions, double delay) {
    return transfer / Math.max(transfer - delay, transfer / partitions);
  }
}
