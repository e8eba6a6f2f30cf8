package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The root of rooted operations, {@code Message.root()}; 0 by default. A root that rotates is
 * another rank in each observation, so that no rank can stay ahead.
 */
@Documented
@Setting
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface RootRank {
  /**
   * A rank, such as {@code "3"}; {@code "LAST"}, rank p - 1; or {@code "ROTATING"}, rank i mod p in
   * observation i of a cell, counted from 0. The calls of a {@link Batch} have the same root.
   */
  String value();
}
