package org.tutti.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The preset {@code @Data(DataState.EVICTED)}: the operation finds its buffers in memory, not in a
 * cache. {@code @Data} on the same method or class takes precedence.
 */
@Documented
@Data(DataState.EVICTED)
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
public @interface ColdCache {}
