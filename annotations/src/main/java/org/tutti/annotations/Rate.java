package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes rates the result of a benchmark: the messages and bytes that one operation moves between
 * all processes, divided by its run-time. Both are expressions over {@code msize}, {@code p}, and
 * the numeric parameters.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Rate {
  /** The messages of one operation, such as {@code "window * (p / 2)"}. */
  String messages();

  /** The bytes of one operation. Default: those of messages of {@code msize} bytes each. */
  String bytes() default "";
}
