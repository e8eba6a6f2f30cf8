package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Restricts a {@link Setup} or {@link TearDown} method to the root of the cell's operation. The
 * method calls nothing collective, such as a barrier: the other ranks would never come, and the
 * cell ends with its {@link Timeout}. The compiler does not see this, since what a method calls may
 * be collective in its turn.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Root {}
