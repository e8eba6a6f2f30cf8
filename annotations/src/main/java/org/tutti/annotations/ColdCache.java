package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lets the operation find its buffers in memory rather than in the cache. {@code @ColdCache(false)}
 * on a method undoes that of its class.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface ColdCache {
  /** Whether the cache is made cold. */
  boolean value() default true;

  /** How that is done. */
  CacheMethod method() default CacheMethod.OVERWRITE;

  /** The size of the cache in bytes; that of the last level is detected where it is not given. */
  @AtLeast(64)
  long bytes() default -1;
}
