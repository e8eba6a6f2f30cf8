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
 * @param randomQuantile standard deviations of the drifts that hold 99 % on all ranks together
 * @param shiftQuantile the same of that shift
 */
@SuppressWarnings("ArrayRecordComponent") // Written once, read in inner loops over bursts.
record DriftSeries(
    double[] times,
    double[] drifts,
    double[] variances,
    double shiftVariance,
    double randomQuantile,
    double shiftQuantile) {
  private static final int HEAD = 3;

  int count() {
    return times.length;
  }

  /**
   * How far a clock from these knots may be trusted.
   *
   * @param walk variance of the skew's change per nanosecond
   * @param granularity step of the clocks, a quarter of which rounding may shift all drifts by
   */
  Confidence confidence(double walk, double granularity) {
    return new Confidence(
        walk,
        randomQuantile,
        shiftVariance,
        shiftQuantile,
        granularity / 4,
        Double.POSITIVE_INFINITY,
        0);
  }

  /** Doubles per rank in a message. */
  static int width(int count) {
    return HEAD + 3 * count;
  }

  void write(MessageBuffer buffer, int slot) {
    int at = slot * width(count());
    buffer.putDouble(at, shiftVariance);
    buffer.putDouble(at + 1, randomQuantile);
    buffer.putDouble(at + 2, shiftQuantile);
    for (int index = 0; index < count(); index++) {
      int place = at + HEAD + 3 * index;
      buffer.putDouble(place, times[index]);
      buffer.putDouble(place + 1, drifts[index]);
      buffer.putDouble(place + 2, variances[index]);
    }
  }

  static DriftSeries read(MessageBuffer buffer, int count) {
    double[] times = new double[count];
    double[] drifts = new double[count];
    double[] variances = new double[count];
    for (int index = 0; index < count; index++) {
      int place = HEAD + 3 * index;
      times[index] = buffer.getDouble(place);
      drifts[index] = buffer.getDouble(place + 1);
      variances[index] = buffer.getDouble(place + 2);
    }
    return new DriftSeries(
        times, drifts, variances, buffer.getDouble(0), buffer.getDouble(1), buffer.getDouble(2));
  }
}
