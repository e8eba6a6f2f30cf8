package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A number that the benchmark knows, such as iterations or a residual, reported for each cell: a
 * public field of a primitive number, or a public method without parameters that returns one, of a
 * {@link State} or benchmark class. Ranks read it outside the timed region.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.FIELD})
public @interface Counter {
  /** Unit of the value, such as {@code iterations}; empty for a plain number. */
  String unit() default "";

  /** How the values of the ranks are combined. */
  CounterSummary ranks() default CounterSummary.MEAN;

  /** What the value refers to. Calls that are not observed do not count. */
  CounterBasis per() default CounterBasis.CELL;
}
