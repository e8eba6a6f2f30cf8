package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Restricts the combinations of parameters to those that make sense. Other combinations are
 * skipped, and the report says so. A constraint is an expression over {@code msize}, {@code p}, and
 * the numeric parameters, such as {@code "msize >= p"}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Constraint {
  /** The constraints, all of which must hold. */
  String[] value();
}
