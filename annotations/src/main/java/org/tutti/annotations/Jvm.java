package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Options for the JVM of each rank. The command {@code run} starts the ranks with these options.
 * Under {@code mpirun} the JVM is already running, so Tutti only reports the options that it lacks.
 *
 * <p>One JVM runs all benchmarks of a launch. Benchmarks that are measured together must therefore
 * agree on this annotation; the options then apply to benchmarks without it as well.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Jvm {
  /** The options, one per element, such as {@code "-Xmx256m"}. */
  String[] value();
}
