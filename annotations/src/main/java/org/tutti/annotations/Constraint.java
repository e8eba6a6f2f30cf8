package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Which combinations of parameters make sense; the others are skipped, and the skipping is told. An
 * expression over {@code msize}, {@code p} and the numeric parameters, such as {@code "msize >=
 * p"}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Constraint {
  /** All of them must hold. */
  String[] value();
}
