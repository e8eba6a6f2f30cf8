package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A class whose objects a benchmark method takes as a parameter. It holds the data that the
 * benchmark works on, its {@link Param parameters}, and the methods that {@link Setup set it up}
 * and {@link TearDown tear it down}.
 *
 * <p>Each benchmark has its own object on each rank, created when the launch begins. The class of
 * the benchmark itself is a state class without the annotation.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface State {}
