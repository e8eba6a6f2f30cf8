package org.tutti.rank.stop;

import java.util.OptionalDouble;
import org.tutti.records.settings.SettingKey;

/**
 * Makes fewer observations when they give nothing new: mpicroscope's linear decay (hunold2016,
 * section 2). Each sample without a new minimum reduces the {@code most} observations by one
 * sample.
 *
 * @param sample observations in a sample
 * @param most number of observations if every sample has a new minimum
 * @param factor what a sample without one leaves of the remaining observations: mpicroscope's
 *     exponential decay; empty for the linear one
 */
record DecayRule(int sample, int most, OptionalDouble factor) implements CellStoppingRule {
  @Override
  public SettingKey<?> setting() {
    return SettingKey.REPETITIONS_DECAY;
  }

  @Override
  public boolean isReached(double[] maxima) {
    int allowed = most;
    double least = Double.POSITIVE_INFINITY;
    for (int from = 0; from + sample <= maxima.length; from += sample) {
      double before = least;
      for (int index = from; index < from + sample; index++) {
        least = Math.min(least, maxima[index]);
      }
      if (!(least < before)) {
        int done = from + sample;
        allowed =
            factor.isPresent()
                ? done + (int) (factor.getAsDouble() * Math.max(0, allowed - done))
                : allowed - sample;
      }
    }
    return maxima.length >= allowed;
  }

  @Override
  public int untilNextCheck(int count) {
    return sample - count % sample;
  }
}
