package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method of a {@link State} or benchmark class that cleans up after the measurement, outside the
 * timed region. It is like a {@link Setup} method.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface TearDown {
  /** When it is called: after a launch, a cell, an observation or a call. */
  Level value() default Level.CELL;
}
