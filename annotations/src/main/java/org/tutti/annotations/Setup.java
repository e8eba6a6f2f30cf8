package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method of a {@link State} or benchmark class that prepares for the measurement, outside the
 * timed region. The method is public, returns nothing, and takes a {@code Communicator}, a {@code
 * Message}, a {@code Control}, and a {@code Sink}, or some of them, in any order. It takes no
 * states, since they may not be ready yet, and no message before a launch, since each cell has its
 * own. Every rank calls it unless it is marked with {@link Root}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Setup {
  /** When it is called: before a launch, a cell, an observation or a call. */
  Level value() default Level.CELL;
}
