package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method of a {@link State} or benchmark class that prepares for the measurement, outside the
 * timed region. It is public, returns nothing, and takes a {@code Communicator}, a {@code Message}
 * (not before a launch), a {@code Control}, and a {@code Sink}, or some of them, but no states.
 * Every rank calls it, unless it is marked with {@link Root}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Setup {
  /** When it is called: before a launch, a cell, an observation or a call. */
  Level value() default Level.CELL;
}
