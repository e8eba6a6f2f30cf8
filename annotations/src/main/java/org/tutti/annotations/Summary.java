package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How the local run-times of all ranks in one observation are summarized. Applies to run-times by
 * local clocks only; a global run-time is already a single number.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Summary {
  /** The summary over ranks. */
  RankSummary value() default RankSummary.MAX;

  /**
   * Whether the result file also keeps the start and run-time of every rank in every observation;
   * possible with global run-times as well.
   */
  boolean allRanks() default false;
}
