package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Where the data of the operation are when an observation begins, such as in the cache of the rank
 * that has written them.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Data {
  /** The state. With a {@link Batch}, only ADVANCED and UNTOUCHED are possible. */
  DataState value();

  /**
   * The size in bytes of the cache that EVICTED overwrites and ADVANCED leaves behind. Default:
   * that of the last-level cache.
   */
  @Within(least = 64, below = 1L << 31)
  long cacheBytes() default -1;
}
