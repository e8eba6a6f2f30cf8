package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Puts a benchmark into the catalog of operations that are ready to run. It is then measured only
 * when the command line names it or one of its suites, and its results bear this name instead of
 * that of its method.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Catalog {
  /**
   * The name of the operation, unique in the catalog: that of the MPI function as the standard
   * writes it, such as {@code MPI_Allreduce}, with a colon before what distinguishes variants, such
   * as {@code MPI_Allreduce:in-place}.
   */
  String value();

  /** The suites that it belongs to, for {@code --suite}; the first is its group in lists. */
  String[] suites();
}
