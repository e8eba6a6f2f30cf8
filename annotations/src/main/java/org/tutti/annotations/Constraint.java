package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Restricts combinations of parameters: others are skipped, and the report says so. A constraint is
 * an expression over {@code msize}, {@code p}, and parameters that are numbers, booleans, or enums,
 * such as {@code "msize >= p"} or {@code "mode != FAST || chunks > 1"}. Those of a class also apply
 * to subclasses, unless they or the method have their own.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Constraint {
  /** The constraints, all of which must hold. */
  String[] value();
}
