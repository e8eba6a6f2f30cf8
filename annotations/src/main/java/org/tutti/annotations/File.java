package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The files of a benchmark that reads or writes some: where they are, and how they are opened. */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface File {
  /**
   * The directory in which they are made, and removed afterward. Default: that of the results. All
   * benchmarks of a launch have the same.
   */
  String dir() default "";

  /** Whether they are in memory when they are read or written. */
  FileCache cache() default FileCache.WARM;

  /** Hints that they are opened with ({@code MPI_Info}), such as {@code "cb_nodes=1"}. */
  String[] hints() default {};
}
