package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method with arbitrary communication, timed as a whole. The sizes of its buffers are expressions
 * over {@code msize} and {@code p}, in bytes.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Benchmark {
  /** The name of the operation in results. Default: that of the method. */
  String operation() default "";

  /** The size of the send buffer in bytes, such as {@code "msize * p"}. */
  String send() default "msize";

  /** The size of the receive buffer in bytes. */
  String receive() default "msize";

  /** The primitive Java type of the elements, whose width turns msize into a count. */
  Class<?> datatype() default byte.class;
}
