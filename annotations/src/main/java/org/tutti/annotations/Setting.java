package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks an annotation whose attributes control how a benchmark is measured. Such an annotation may
 * appear on a method, on a class, or on an annotation of your own, which then is a preset of that
 * name. The command line and the Java API have the same settings under the same names.
 *
 * <p>An attribute left at its default of {@code -1}, {@code ""}, or {@code {}} is not set.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Setting {}
