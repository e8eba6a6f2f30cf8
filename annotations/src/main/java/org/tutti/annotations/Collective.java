package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method whose body is one call of a collective operation, timed as a whole. It is public, not
 * static, returns nothing and takes a {@code Communicator} and a {@code Message}, in any order.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Collective {
  /** The operation, which also sizes the buffers. */
  Operation value();

  /** The Java primitive of the elements that are sent: its width turns msize into a count. */
  Class<?> datatype() default double.class;
}
