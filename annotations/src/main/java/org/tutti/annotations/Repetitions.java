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
   * median, such as 0.02; at least 30 observations are made.
   */
  @AtLeast(0.0001)
  double interval() default -1;

  /** Stops when observing has taken so many seconds. */
  @AtLeast(0.001)
  double seconds() default -1;
}
