package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes the operation find its buffers in memory rather than in the cache.
 * {@code @ColdCache(false)} on a method overrides the annotation of its class.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface ColdCache {
  /** Whether the cache is cold. */
  boolean value() default true;

  /**
   * How the buffers are kept out of the cache. A {@link Batch} needs ADVANCE: overwriting a buffer
   * before the batch makes the cache cold for its first call only.
   */
  CacheMethod method() default CacheMethod.OVERWRITE;

  /** The size of the cache in bytes. Default: the detected size of the last-level cache. */
  @AtLeast(64)
  @Below(1L << 31)
  long bytes() default -1;
}
