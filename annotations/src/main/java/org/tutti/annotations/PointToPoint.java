package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method whose body is a point-to-point exchange, timed as a whole. Its send and receive buffers
 * are one block each. Ranks without a partner only take part in the synchronization. Sender and
 * receiver may have separate methods; see {@link Role}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface PointToPoint {
  /** Which ranks communicate with each other. */
  Pattern value();

  /** The primitive Java type of the elements, whose width turns msize into a count. */
  Class<?> datatype() default byte.class;
}
