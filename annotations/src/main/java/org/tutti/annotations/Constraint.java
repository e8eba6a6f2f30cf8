package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Restricts the combinations of parameters to those that make sense. Other combinations are
 * skipped, and the report says so. A constraint is an expression over {@code msize}, {@code p}, and
 * the parameters that are numbers, booleans, or enums, such as {@code "msize >= p"} or {@code "mode
 * != FAST || chunks > 1"}. The constraints of a class also apply to its subclasses, unless they or
 * the method have constraints of their own.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Constraint {
  /** The constraints, all of which must hold. */
  String[] value();
}
