package org.tutti.sync.joint;

import org.tutti.mpi.MessageBuffer;
import org.tutti.sync.clocksync.Confidence;

/**
 * The drift of one rank against the root at each burst, from all edges together.
 *
 * @param times the rank's local times
 * @param drifts {@code rank - root} in nanoseconds
 * @param variances variance of each drift, what shifts all bursts alike left out
 * @param shiftVariance variance of what shifts all bursts alike: unequal ways there and back
 * @param quantile number of standard deviations of that shift that hold 99 %
 * @param floor part of the bound that no statistics lessen, in nanoseconds
 */
@SuppressWarnings("ArrayRecordComponent") // Written once, read in inner loops over bursts.
record Knots(
    double[] times,
    double[] drifts,
    double[] variances,
    double shiftVariance,
    double quantile,
    double floor) {
  private static final int HEAD = 3;

  /** 99 % of Student's distribution with the freedom that the noise of 15 bursts or more has. */
  private static final double RANDOM_QUANTILE = 3.0;

  int count() {
    return times.length;
  }

  /** How far a clock from these knots may be trusted when frequencies walk by {@code walk}. */
  Confidence confidence(double walk) {
    return new Confidence(walk, RANDOM_QUANTILE, shiftVariance, quantile, floor);
  }

  /** Doubles per rank in a message. */
  static int width(int count) {
    return HEAD + 3 * count;
  }

  void write(MessageBuffer buffer, int slot) {
    int at = slot * width(count());
    buffer.putDouble(at, shiftVariance);
    buffer.putDouble(at + 1, quantile);
    buffer.putDouble(at + 2, floor);
    for (int index = 0; index < count(); index++) {
      int place = at + HEAD + 3 * index;
      buffer.putDouble(place, times[index]);
      buffer.putDouble(place + 1, drifts[index]);
      buffer.putDouble(place + 2, variances[index]);
    }
  }

  static Knots read(MessageBuffer buffer, int count) {
    double[] times = new double[count];
    double[] drifts = new double[count];
    double[] variances = new double[count];
    for (int index = 0; index < count; index++) {
      int place = HEAD + 3 * index;
      times[index] = buffer.getDouble(place);
      drifts[index] = buffer.getDouble(place + 1);
      variances[index] = buffer.getDouble(place + 2);
    }
    return new Knots(
        times, drifts, variances, buffer.getDouble(0), buffer.getDouble(1), buffer.getDouble(2));
  }
}
