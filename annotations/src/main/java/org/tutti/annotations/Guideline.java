package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Performance guidelines for a benchmark or for those of a class: {@code "Allgather <= Gather +
 * Bcast"} says that the left side shall not be slower than the right one, with all common
 * parameters equal (Lübbe 2017, section 2). The command {@code check} tests them.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Guideline {
  /**
   * The guidelines. Names are those of operations in the catalog, of which {@code MPI_} may be left
   * out, and of benchmarks; the benchmarks of the same class need no more than their method's name.
   */
  String[] value();
}
