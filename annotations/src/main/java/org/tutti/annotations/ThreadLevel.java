package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The thread level that each rank asks MPI for. A launch whose library provides less is refused.
 * Except in operations of several threads, one thread of each rank calls MPI, whatever the level; a
 * higher level shows what the library spends on being ready for more.
 *
 * <p>A launch initializes MPI once. Benchmarks that are measured together must therefore agree on
 * this annotation; the level then applies to benchmarks without it as well.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface ThreadLevel {
  ThreadSupport value();
}
