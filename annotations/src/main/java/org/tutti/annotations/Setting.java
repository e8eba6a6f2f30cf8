package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks an annotation whose attributes control how a benchmark is measured. It may appear on a
 * method, on a class, or on an annotation of your own, which is then a preset. The command line and
 * the Java API have the same settings under the same names. An attribute left at {@code -1}, {@code
 * ""}, or {@code {}} is not set.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Setting {}
