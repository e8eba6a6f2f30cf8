package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares what the benchmark does with more processes, by which {@code analyze} and {@code export}
 * draw bounds of its run-time and speedup (Hoefler 2015, section 4.2, rule 11).
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Scaling {
  /**
   * {@code strong} (constant work, which all processes share), {@code weak} (each does as much), or
   * {@code weak:} and the work of all processes as an expression over their number {@code p}, such
   * as {@code weak:p*sqrt(p)}. It cannot be seen from outside, and nothing is assumed.
   */
  String value();
}
