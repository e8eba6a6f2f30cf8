package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Times several calls as one observation; the run-time is their time divided by their number. The
 * calls follow each other without synchronization and may overlap (Hunold 2016, table 3, MS2 and
 * MS3). A benchmark with a method of {@link Level#CALL} takes single calls only.
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
