package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A number that the benchmark itself knows, such as iterations or a residual, and that is reported
 * for each cell beside its times: a public method without parameters that returns a primitive
 * number, or a public field of that type, of a {@link State} or benchmark class. Its name is that
 * of the counter. It is read on each rank, outside the timed region.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.FIELD})
public @interface Counter {
  /** Unit of the value, such as {@code iterations}; empty for a plain number. */
  String unit() default "";

  /** How the values of the ranks are combined. */
  CounterSummary ranks() default CounterSummary.MEAN;

  /** What the value refers to. Calls that are not observed, such as warm-up, do not count. */
  CounterBasis per() default CounterBasis.CELL;
}
