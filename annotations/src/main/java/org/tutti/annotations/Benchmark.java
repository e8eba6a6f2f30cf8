package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method with any code that communicates, timed as a whole: an operation of the author's own. Its
 * buffers are declared as expressions over {@code msize} and {@code p}, in bytes.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Benchmark {
  /** The name of the operation in results; the method's name where it is empty. */
  String operation() default "";

  /** Size of the send buffer in bytes, such as {@code "msize * p"}. */
  String send() default "msize";

  /** Size of the receive buffer in bytes. */
  String receive() default "msize";

  /** The Java primitive of the elements that are sent: its width turns msize into a count. */
  Class<?> datatype() default byte.class;
}
