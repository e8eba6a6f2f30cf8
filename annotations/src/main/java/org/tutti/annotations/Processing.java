package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Computes the figures of one of the processing schemes of Hunold 2016, table 4, from the same
 * observations, in addition to those of Tutti.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Processing {
  ProcessingScheme value();

  /**
   * Which multiple of the 99th percentile an observation exceeds before {@code PS5} leaves it out:
   * MPIBench's constant a (Hunold 2016, section 2).
   */
  @AtLeast(1)
  @Below(1000)
  double outlierFactor() default 2;
}
