package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Which ranks call a method. On a benchmark method, the annotation restricts the method to these
 * ranks. On another method of the class, with {@link #of}, it gives these ranks a body of their own
 * in that benchmark. A rank without a role only takes part in the synchronization. A rank has at
 * most one role; if several methods name it, the first in the source applies. A role that no rank
 * has is an error.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Role {
  Ranks value();

  /**
   * The benchmark method of the same class that this method belongs to. Empty on that method
   * itself.
   */
  String of() default "";
}
