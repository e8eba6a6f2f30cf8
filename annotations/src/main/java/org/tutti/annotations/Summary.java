package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What is made of the local run-times of all ranks in one observation. It goes with run-times by
 * local clocks; a global run-time already is one number.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Summary {
  /** What is made of them. */
  RankSummary value() default RankSummary.MAX;

  /**
   * Whether the start and run-time of every rank in every observation are kept in the result file
   * as well; with a global run-time, too.
   */
  boolean allRanks() default false;
}
