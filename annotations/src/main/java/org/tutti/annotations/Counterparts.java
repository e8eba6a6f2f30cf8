package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What measures the same operation in other programs: {@code --suite osu} measures all operations
 * with a counterpart in OSU, and so on.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Counterparts {
  /** The program of the OSU micro-benchmarks, with its options. */
  String osu() default "";

  /** The benchmark of the Intel MPI Benchmarks. */
  String imb() default "";

  /** The measurement of SKaMPI. */
  String skampi() default "";

  /** The option of mpptest or goptest. */
  String mpptest() default "";

  /** The call of ReproMPI. */
  String reprompi() default "";
}
