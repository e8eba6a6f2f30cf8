package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Options of the JVM that each rank runs in. The command {@code run} starts the ranks with them;
 * under {@code mpirun} the JVM is started by others, and Tutti only says which of them it lacks.
 *
 * <p>One JVM runs all benchmarks of a launch: those that are measured together and have this
 * annotation must agree, and the options then hold for the others as well.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Jvm {
  /** One option each, such as {@code "-Xmx256m"}. */
  String[] value();
}
