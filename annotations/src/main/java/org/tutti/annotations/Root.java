package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Restricts a {@link Setup} or {@link TearDown} method to the root of the cell's operation. The
 * method must call nothing collective: the other ranks would never come, and the cell would end
 * with its {@link Timeout}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Root {}
