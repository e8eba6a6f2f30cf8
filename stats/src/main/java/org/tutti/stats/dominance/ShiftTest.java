package org.tutti.stats.dominance;

import java.util.Optional;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/**
 * A test of two samples with the shift of the second one against the first: test, shift, and
 * interval are one procedure. The statistic is positive where the second sample tends to greater
 * values.
 */
public interface ShiftTest {
  /**
   * Tests the first sample against the second one less {@code shift}.
   *
   * @param alternative the direction in which the first sample may differ
   */
  TestResult test(double shift, Alternative alternative);

  /** The shifts that the test does not reject; empty if there are too few values for the level. */
  Optional<Estimate> shift(double level);

  /** The shift by itself, which is known from the first values on. */
  double shift();

  /** How likely a value of the second sample is the greater one; ties count one half. */
  double probability();
}
