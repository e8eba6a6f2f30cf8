package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A class of objects that a benchmark method takes as a parameter: what it works with, its {@link
 * Param parameters}, and the methods that {@link Setup prepare} and {@link TearDown dispose of} it.
 *
 * <p>Each benchmark has its own object on each rank, made when the launch begins. The benchmark's
 * own class is such a state without being marked.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface State {}
