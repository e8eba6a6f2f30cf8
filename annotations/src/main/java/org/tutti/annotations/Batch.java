package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Times many calls as one observation, as suites do whose clock is coarse: the run-time is that of
 * all calls divided by their number. Calls follow each other without synchronization, so that they
 * may overlap (hunold2016, table 3, MS2 and MS3).
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Batch {
  /** Calls in one observation. */
  @AtLeast(1)
  int value();

  /** Whether a barrier of the library follows each call, inside the timed region (MS3). */
  boolean barrier() default false;
}
