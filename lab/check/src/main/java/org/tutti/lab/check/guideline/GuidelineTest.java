package org.tutti.lab.check.guideline;

import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.Verdict;
import org.tutti.records.contrast.Coordinates;
import org.tutti.stats.interval.Estimate;

/**
 * A guideline at one combination of parameters.
 *
 * @param guideline what is tested
 * @param group the tests that it belongs to
 * @param varied level of the parameter that varies within the group
 * @param published the test of luebbe2017
 * @param own the comparison of the launches in pairs, corrected for the number of tests; the left
 *     side is A
 * @param ownViolated whether that finds the left side slower, by the same margin
 */
public record GuidelineTest(
    PerformanceGuideline guideline,
    TestGroup group,
    String varied,
    PublishedTest published,
    CellComparison own,
    boolean ownViolated) {

  static GuidelineTest of(
      PerformanceGuideline guideline,
      TestGroup group,
      CellComparison own,
      GuidelineOptions options) {
    CellPair pair = own.pair();
    double margin = options.margin();
    return new GuidelineTest(
        guideline,
        group,
        Coordinates.of(pair.figuresOfA().key()).levels().getOrDefault(options.varied(), ""),
        PublishedTest.of(pair.figuresOfA(), pair.figuresOfB(), options),
        own,
        own.verdict() == Verdict.FASTER
            && own.ratio()
                .map(Estimate::value)
                .filter(ratio -> 1 / ratio >= 1 + margin)
                .isPresent());
  }

  /** Whether either test finds a violation. */
  public boolean isViolated() {
    return published.violated() || ownViolated;
  }

  /** Whether only one of both tests finds a violation. */
  public boolean isDisputed() {
    return published.violated() != ownViolated;
  }
}
