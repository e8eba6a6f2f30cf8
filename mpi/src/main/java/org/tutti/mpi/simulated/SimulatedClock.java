package org.tutti.mpi.simulated;

import java.util.Arrays;

/**
 * A clock as {@link ClockModel} defines it. Its path is drawn step by step as far as anybody asks;
 * the lock is for those who ask for the truth while another rank runs.
 */
final class SimulatedClock {
  /** The time in nanoseconds over which the frequency is constant. */
  static final double WANDER_STEP = 1e8;

  private static final double NANOS_PER_SECOND = 1e9;

  private final ClockModel model;
  private final RandomStream random;
  private final double skew;
  private double[] starts = new double[16];
  private double[] rates = new double[16];
  private int steps;

  SimulatedClock(long seed, ClockModel model, int index) {
    this.model = model;
    this.random = new RandomStream(seed, RandomStream.Purpose.CLOCK, index, 0);
    starts[0] = random.within(model.maxOffset());
    this.skew = random.within(model.maxSkew());
    rates[0] = 1 + skew;
    steps = 1;
  }

  /** L(t) in nanoseconds, before it is rounded to granules. */
  double at(double trueNanos) {
    int step = (int) (trueNanos / WANDER_STEP);
    while (steps <= step) {
      extend();
    }
    return starts[step] + (trueNanos - step * WANDER_STEP) * rates[step];
  }

  /** What the clock reads. */
  long read(double trueNanos) {
    long granules = (long) Math.floor(at(trueNanos) / model.granularity());
    return granules * model.granularity();
  }

  /** The true time at which the clock first reads {@code local}; 0 if it did from the start. */
  double reaches(long local) {
    long granule = model.granularity();
    double wanted = Math.ceil(local / (double) granule) * granule;
    while (starts[steps - 1] <= wanted) {
      extend();
    }
    int step = Arrays.binarySearch(starts, 0, steps, wanted);
    step = step >= 0 ? step : -step - 2;
    return step < 0 ? 0 : step * WANDER_STEP + (wanted - starts[step]) / rates[step];
  }

  private void extend() {
    if (steps == starts.length) {
      starts = Arrays.copyOf(starts, 2 * steps);
      rates = Arrays.copyOf(rates, 2 * steps);
    }
    double change =
        model.wander() * StrictMath.sqrt(WANDER_STEP / NANOS_PER_SECOND) * random.normal();
    starts[steps] = starts[steps - 1] + WANDER_STEP * rates[steps - 1];
    rates[steps] = rates[steps - 1] + change;
    steps++;
  }
}
