package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The least number of processes with which a benchmark measures what it says; with fewer, it is not
 * called. Benchmarks of a {@link Pattern} or with different {@link Role}s need at least 2 anyway.
 * Subclasses inherit it, unless they or the method have their own.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface LeastProcesses {
  /** The number, from 1. */
  int value();
}
