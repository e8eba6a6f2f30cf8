package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Something that the command {@code run} varies between launches. The annotation may be repeated;
 * all combinations of levels are launched. Under {@code mpirun} there is a single launch, in which
 * nothing varies; Tutti says so.
 *
 * <p>A launch measures all selected benchmarks, so the factors of a campaign are the factors of all
 * of them together. Benchmarks that give the same factor different levels are refused. A factor of
 * the same name on the command line, {@code --factor NAME=LEVELS}, replaces the levels; a single
 * level fixes the factor.
 */
@Documented
@Repeatable(Factors.class)
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Factor {
  /**
   * The factor: {@code env:NAME} (an environment variable), {@code mca:NAME} or {@code cvar:NAME}
   * (a parameter of Open MPI or MPICH), {@code mpi}, {@code library}, {@code launcher}, {@code
   * launcher-option}, {@code processes}, {@code hosts}, {@code binding} or {@code mapping}
   * (pinning), {@code governor}, {@code jvm-option}, {@code java}, {@code jar}, {@code sync},
   * {@code cache}, {@code thread-level}, {@code root-rank}, or {@code label}, which changes
   * nothing.
   */
  String name();

  /** The levels, each given once. */
  String[] levels();
}
