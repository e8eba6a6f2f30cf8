package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Whether the state of the machine is measured before and after a cell: how far the processors of
 * the ranks are from each other, and how fast they are. It is, unless this says otherwise, for at
 * most 2 % of the time.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Probes {
  /** Whether it is measured. */
  boolean value() default true;
}
