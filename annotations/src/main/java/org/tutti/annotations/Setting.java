package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks an annotation whose attributes say how to measure. Such an annotation may stand on a
 * method, on a class, or on an annotation of the user's own, which then is a preset by that name;
 * the command line and the runtime's Options have the same settings under the same names.
 *
 * <p>An attribute left at a default of {@code -1}, {@code ""} or {@code {}} is not set.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Setting {}
