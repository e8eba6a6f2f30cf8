package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Which ranks call a method. On another method of the class, {@link #of} gives these ranks a body
 * of their own in those benchmarks. A rank has at most one role: the first in the source. A rank
 * without one only takes part in the synchronization. A role that no rank has is an error.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Role {
  Ranks value();

  /** The benchmark methods of the same class that this method belongs to; empty on those. */
  String[] of() default {};
}
