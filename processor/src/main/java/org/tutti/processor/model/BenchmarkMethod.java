package org.tutti.processor.model;

import java.util.List;

/**
 * One benchmark method.
 *
 * @param method name of the method
 * @param operation constant of {@code org.tutti.annotations.Operation}
 * @param datatype constant of {@code org.tutti.mpi.Datatype}
 * @param arguments what the method takes, in the order of its parameters
 * @param settings what its annotations and those of its class say
 */
public record BenchmarkMethod(
    String method,
    String operation,
    String datatype,
    List<Argument> arguments,
    List<Setting> settings) {}
