package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method whose body is a point-to-point exchange, timed as a whole. Its send and receive buffers
 * are one block each. Ranks that have no partner take part in the synchronization only.
 *
 * <p>Sender and receiver may have bodies of their own; see {@link Role}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface PointToPoint {
  /** Who talks to whom. */
  Pattern value();

  /** The Java primitive of the elements that are sent: its width turns msize into a count. */
  Class<?> datatype() default byte.class;
}
