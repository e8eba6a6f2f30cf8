package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Puts a benchmark into the catalog of operations. It is then measured only when the command line
 * names it or one of its suites, and results bear this name.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Catalog {
  /**
   * The unique name: that of the MPI function, such as {@code MPI_Allreduce}, with a colon before a
   * variant, such as {@code MPI_Allreduce:in-place}.
   */
  String value();

  /** The suites that it belongs to; the first is its group in lists. */
  String[] suites();
}
