package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method whose body is one call of a collective operation, timed as a whole. It is public and not
 * static, returns nothing, and takes a {@code Communicator} and a {@code Message}. Subclasses
 * inherit it; in an abstract class it may be abstract.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Collective {
  /** The operation. It determines the sizes of the buffers and what a check expects. */
  Operation value();

  /** How elements are combined: {@code Message.op()} in the body. */
  ReductionKind reduction() default ReductionKind.SUM;

  /**
   * Whether the data are taken from the receive buffer, as with {@code MPI_IN_PLACE}; the buffer is
   * then as large as the larger of both.
   */
  boolean inPlace() default false;

  /** The primitive Java type of the elements, whose width turns msize into a count. */
  Class<?> datatype() default double.class;
}
