package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The smallest value that an attribute accepts. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
@interface AtLeast {
  double value();
}
