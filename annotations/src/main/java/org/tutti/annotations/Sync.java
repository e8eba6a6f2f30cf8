package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How ranks are synchronized to start an observation together. */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface Sync {
  SyncMethod value();

  /**
   * Parameters of the synchronizations, such as {@code "window=50us"} or {@code "fit-points=300"}.
   */
  String[] parameters() default {};
}
