package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Overwrites a private buffer of the size of the last-level cache before each observation, so that
 * the operation finds its buffers in memory. {@code @ColdCache(false)} on a method undoes that of
 * its class.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface ColdCache {
  /** Whether the cache is made cold. */
  boolean value() default true;

  /** How many bytes are overwritten; detected where it is not given. */
  @AtLeast(64)
  long bytes() default -1;
}
