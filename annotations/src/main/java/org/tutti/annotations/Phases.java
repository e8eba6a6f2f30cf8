package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Keeps the time of each phase that the benchmark marks with {@code control.phase(name)}, per rank
 * and observation. A mark then reads the clock within the timed region; otherwise marks do nothing.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Phases {
  /** Whether phases are timed. */
  boolean value() default true;
}
