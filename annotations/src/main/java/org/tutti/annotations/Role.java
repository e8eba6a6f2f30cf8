package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Which ranks call a method. On a benchmark method it restricts that method; on another method of
 * the class, with {@link #of}, it gives those ranks a body of their own in that benchmark. A rank
 * without a role takes part in the synchronization and calls nothing. A rank has at most one role:
 * of several that name it the first in the source wins.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Role {
  Ranks value();

  /**
   * The benchmark method of the same class that this one belongs to; none on that method itself.
   */
  String of() default "";
}
