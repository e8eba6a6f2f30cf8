package org.tutti.processor.model;

import java.util.List;
import javax.lang.model.element.TypeElement;

/**
 * A class with at least one benchmark method.
 *
 * @param type the class, from which everything generated originates
 * @param benchmarks its benchmark methods in the order of the source
 */
public record BenchmarkClass(TypeElement type, List<BenchmarkMethod> benchmarks) {}
