package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Measures with patterned data, and checks after each round of observations what the last one left
 * in the buffers, outside the timed region. Every cell is checked once before it is measured, with
 * or without this annotation.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Recheck {
  /** Whether the data are checked after measuring as well. */
  boolean value() default true;
}
