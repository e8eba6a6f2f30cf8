package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The number of observations of each cell in one launch, called nrep in the literature. The number
 * is fixed, or an upper limit if another attribute may end the cell earlier. One rank decides, and
 * the others follow.
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
   * Ends the cell when, on either side, the 0.95 confidence interval of the median is narrower than
   * this fraction of the median, such as 0.02 (Hoefler 2015, section 4.2.2).
   */
  @Within(least = 0.0001, below = 1)
  double interval() default -1;

  /** Ends the cell after this many seconds of observation. */
  @Within(least = 0.001, below = 1e9)
  double seconds() default -1;

  /**
   * Ends the cell when, on either side, the 0.95 confidence interval of the mean is narrower than
   * this fraction of the mean, such as 0.05: the rule of MPIBlib (Hunold 2016, section 2).
   */
  @Within(least = 0.0001, below = 1)
  double meanInterval() default -1;

  /**
   * Ends the cell when the standard error of the mean is below this fraction of the mean, such as
   * 0.1: the rule of SKaMPI (Hunold 2016, section 2).
   */
  @Within(least = 0.0001, below = 1)
  double error() default -1;

  /**
   * Reduces the number of remaining observations by this number whenever this many observations
   * have brought no new minimum, such as 50: the linear decay of mpicroscope (Hunold 2016, section
   * 2).
   */
  @Within(least = 1)
  int decay() default -1;

  /**
   * The fraction of the remaining observations that {@link #decay} leaves at a time, such as 0.5:
   * the exponential decay of mpicroscope. By default, its decay is linear.
   */
  @Within(least = 0, below = 1)
  double decayFactor() default -1;

  /**
   * The number of observations before an interval or standard error is first examined. Default: 30.
   */
  @Within(least = 2)
  int min() default -1;

  /**
   * The number of rounds in which cells that are compared with each other are interleaved: cells of
   * the same message size in a class with a {@link Baseline}, or cells of one benchmark with
   * several parameters. Each round makes part of the observations of every such cell, in
   * counterbalanced orders, so that all of them sample the same states of the machine. The default
   * is 10; 1 measures one cell after another. A cell that is compared with no other is always
   * measured in one piece. If one of the rules above may end the cell, a part has at most 100
   * observations.
   */
  @Within(least = 1)
  int rounds() default -1;

  /**
   * Whether each round visits the cells of all message sizes, as mpptest does (Gropp 1999, section
   * 3.3), rather than those of one message size that are compared with each other. A disturbance
   * that lasts longer than a cell then does not affect all observations of one message size.
   */
  boolean allSizes() default false;

  /**
   * Measures cells once more that take longer, by this fraction, than the line between the next
   * smaller and the next larger message size, such as 0.1: the second look of mpptest at anomalies
   * (Gropp 1999, section 3.3). It needs {@link #allSizes}.
   */
  @Within(least = 0.001, below = 1000)
  double secondLook() default -1;
}
