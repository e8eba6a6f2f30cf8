package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The number of observations of each cell in one launch, called nrep in the literature: fixed, or
 * the most that are made until one of the other attributes says that it is enough. One rank
 * decides, all follow.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Repetitions {
  /** Observations, or at most so many; the default where it is not given. */
  @AtLeast(1)
  int value() default -1;

  /**
   * Stops when the interval of the median at 0.95 is narrower on either side than this share of the
   * median, such as 0.02 (hoefler2015, section 4.2.2).
   */
  @AtLeast(0.0001)
  double interval() default -1;

  /** Stops when observing has taken so many seconds. */
  @AtLeast(0.001)
  double seconds() default -1;

  /**
   * Stops when the interval of the mean at 0.95 is narrower on either side than this share of the
   * mean, such as 0.05: the rule of MPIBlib (hunold2016, section 2).
   */
  @AtLeast(0.0001)
  double meanInterval() default -1;

  /**
   * Stops when the standard error of the mean is below this share of the mean, such as 0.1: the
   * rule of SKaMPI (hunold2016, section 2).
   */
  @AtLeast(0.0001)
  double error() default -1;

  /**
   * Leaves out so many of the remaining observations each time that as many bring no new least
   * run-time, such as 50: the linear decay of mpicroscope (hunold2016, section 2).
   */
  @AtLeast(1)
  int decay() default -1;

  /** No interval or standard error is looked at before so many observations; 30 unless given. */
  @AtLeast(2)
  int least() default -1;

  /**
   * Cells that are compared (of one message size and a class with a {@link Baseline}, or of one
   * benchmark with further parameters) take turns: each makes its observations in so many portions,
   * and each round goes over all of them in a new random order, so that all sample the same states
   * of the machine. 1 measures one cell after the other; 10 unless given. A cell without another to
   * compare it with is always measured as a whole. Where one of the rules above may end a cell, a
   * portion has 100 observations at the most.
   */
  @AtLeast(1)
  int rounds() default -1;
}
