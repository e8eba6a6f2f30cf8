package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How the local run-times of all ranks in one observation are summarized, and which observations
 * are outliers. A global run-time is a single number and needs no summary.
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

  /**
   * How many interquartile ranges below the first or above the third quartile of its launch an
   * observation is an outlier: Tukey's constant. Hoefler and Belli (2015, section 3.1.3) suggest to
   * raise it.
   */
  @AtLeast(0.5)
  @Below(1000)
  double outlierFactor() default 1.5;
}
