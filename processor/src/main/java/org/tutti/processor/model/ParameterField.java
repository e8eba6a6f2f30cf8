package org.tutti.processor.model;

import java.util.List;
import javax.lang.model.type.TypeMirror;

/**
 * A field that is a parameter.
 *
 * @param name name of the field and of the parameter
 * @param type its type
 * @param values its values as text
 */
public record ParameterField(String name, TypeMirror type, List<String> values) {}
