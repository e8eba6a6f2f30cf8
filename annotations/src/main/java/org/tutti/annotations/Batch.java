package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Times several calls as one observation, as suites with a coarse clock do. The run-time is the
 * time of all calls divided by their number. The calls follow each other without synchronization
 * and may therefore overlap (Hunold 2016, table 3, MS2 and MS3).
 *
 * <p>A benchmark with a method of {@link Level#CALL} takes single calls only.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Batch {
  /** The number of calls in one observation. */
  @Within(least = 1)
  int value();

  /** Whether each call is followed by a barrier of the library, inside the timed region (MS3). */
  boolean barrier() default false;
}
