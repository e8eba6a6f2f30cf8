package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The values of a parameter; a cell is measured for each combination. On a method or class, these
 * are the message sizes. On a public field of a benchmark or {@link State} class, they are values
 * of the field, which is set before each cell. Its type is int, long, double, boolean, String, or
 * an enum.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.FIELD})
public @interface Param {
  /** Message sizes in bytes, per process and block; each at least 0 and given once. */
  long[] msizes() default {};

  /**
   * The values of a field, as text. Whole numbers may be ranges: {@code 1..16*2}, {@code 0..10+5}.
   * An empty list means every value of a boolean or an enum.
   */
  String[] value() default {};
}
