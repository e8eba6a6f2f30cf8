package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Options for the JVM of each rank, given by the command {@code run}. Under {@code mpirun}, Tutti
 * only reports the options that the JVM lacks. Benchmarks that are measured together share one JVM
 * and must agree on this annotation.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Jvm {
  /** The options, one per element, such as {@code "-Xmx256m"}. */
  String[] value();
}
