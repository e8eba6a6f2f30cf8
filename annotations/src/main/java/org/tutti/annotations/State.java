package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A class whose objects a benchmark method takes as a parameter: its data, its parameters, and the
 * methods that set it up and tear it down. Each benchmark has its own object on each rank, created
 * when the launch begins. The class of the benchmark itself needs no annotation.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface State {}
