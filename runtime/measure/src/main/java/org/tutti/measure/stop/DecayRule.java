package org.tutti.measure.stop;

import org.tutti.records.settings.SettingKey;

/**
 * Makes fewer observations when they give nothing new: mpicroscope's linear decay (hunold2016,
 * section 2). Each sample without a new minimum reduces the {@code most} observations by one
 * sample.
 *
 * @param sample observations in a sample
 * @param most number of observations if every sample has a new minimum
 */
record DecayRule(int sample, int most) implements CellStoppingRule {
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
      allowed -= least < before ? 0 : sample;
    }
    return maxima.length >= allowed;
  }

  @Override
  public int untilNextCheck(int count) {
    return sample - count % sample;
  }
}
