package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Performance guidelines, which the command {@code check} tests: {@code "Allgather <= Gather +
 * Bcast"} says that the left side shall not be slower than the right one, with all common
 * parameters equal (Lübbe 2017, section 2).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Guideline {
  /**
   * Names are those of operations in the catalog, without {@code MPI_} if you like, and of
   * benchmarks; those of the same class need no more than their method's name.
   */
  String[] value();
}
