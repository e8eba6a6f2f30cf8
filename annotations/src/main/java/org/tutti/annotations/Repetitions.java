package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The number of observations of each cell in one launch (nrep), or an upper limit if a rule may end
 * the cell earlier. One rank decides, and the others follow.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Repetitions {
  /** The number of observations, or its upper limit. */
  @Within(least = 1)
  int value() default -1;

  /**
   * Ends the cell when the 0.95 confidence interval of the median is, on either side, narrower than
   * this fraction of the median, such as 0.02 (Hoefler 2015, section 4.2.2).
   */
  @Within(least = 0.0001, below = 1)
  double interval() default -1;

  /** Ends the cell after this many seconds of observation. */
  @Within(least = 0.001, below = 1e9)
  double seconds() default -1;

  /** The same of the mean, such as 0.05: the rule of MPIBlib (Hunold 2016, section 2). */
  @Within(least = 0.0001, below = 1)
  double meanInterval() default -1;

  /**
   * Ends the cell when the standard error is below this fraction of the mean, such as 0.1: the rule
   * of SKaMPI (Hunold 2016, section 2).
   */
  @Within(least = 0.0001, below = 1)
  double error() default -1;

  /**
   * Takes so many off the remaining observations whenever as many have brought no new minimum, such
   * as 50: the linear decay of mpicroscope (Hunold 2016, section 2).
   */
  @Within(least = 1)
  int decay() default -1;

  /**
   * The fraction of the remaining observations that {@link #decay} leaves at a time, such as 0.5:
   * the exponential decay of mpicroscope. Default: linear decay.
   */
  @Within(least = 0, below = 1)
  double decayFactor() default -1;

  /** The number of observations before a rule is first examined. Default: 30. */
  @Within(least = 2)
  int min() default -1;

  /**
   * The rounds in which compared cells are interleaved: those of one message size in a class with a
   * {@link Baseline}, or of one benchmark with several parameters. Default: 10; 1 measures one cell
   * after another. If a rule may end the cell, a part has at most 100 observations.
   */
  @Within(least = 1)
  int rounds() default -1;

  /**
   * Whether each round visits the cells of all message sizes, as mpptest does (Gropp 1999, section
   * 3.3), rather than those of one size.
   */
  boolean allSizes() default false;

  /**
   * Measures cells again that lie above the line between their neighbors in message size by this
   * fraction, such as 0.1: the second look of mpptest (Gropp 1999, section 3.3). It needs {@link
   * #allSizes}.
   */
  @Within(least = 0.001, below = 1000)
  double secondLook() default -1;
}
