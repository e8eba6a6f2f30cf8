package org.tutti.processor.model;

import javax.lang.model.element.AnnotationValue;

/**
 * One setting as an annotation gives it.
 *
 * @param name method of the runtime's {@code Settings.Builder} that takes it
 * @param value what was written, or the annotation's default
 */
public record Setting(String name, AnnotationValue value) {}
