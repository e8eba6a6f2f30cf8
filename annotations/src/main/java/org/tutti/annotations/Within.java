package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The numbers that an attribute accepts. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
@interface Within {
  /** The smallest one. */
  double least();

  /** All numbers are less than this one. */
  double below() default Double.POSITIVE_INFINITY;
}
