package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Settings that have an option and no annotation of their own, such as
 * {@code @Options("clock=TSC")} for {@code --clock TSC}. On a method, each of them takes precedence
 * over the same setting of the class.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Options {
  /**
   * The settings, each with its value as on the command line: {@code arrival}, {@code clock},
   * {@code file-dir}, {@code probes}, {@code processing}, {@code recheck}, {@code scaling}, {@code
   * summary}, or {@code thread-level}. A setting that is only switched on needs no value.
   */
  String[] value();
}
