package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * When each rank arrives at the operation: ranks start at planned times of the global clock, each
 * later than the first one by its offset. The run-time is then the time from the last arrival to
 * the last exit, unless {@link RunTime} says otherwise.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Arrival {
  /**
   * {@code simultaneous}, {@code ascending} (rank 0 first), {@code descending}, {@code first-late}
   * (all wait for rank 0), {@code last-late} (for rank p - 1), or {@code random}, drawn for each
   * observation. After a colon, the largest offset: a time such as {@code 50us}, or a multiple of
   * the run-time such as {@code 0.5x}; {@code 1x} by default. Or the offset of each rank: {@code
   * 0,10us,3us}.
   */
  String value();
}
