package org.tutti.runtime.plan;

import org.tutti.annotations.Operation;
import org.tutti.mpi.Datatype;

/**
 * One annotated method.
 *
 * @param name qualified name of the class and the method, joined by a dot
 * @param operation what it measures
 * @param datatype element type of its messages
 * @param settings what its annotations say; method before class, the rest unset
 */
public record Benchmark(String name, Operation operation, Datatype datatype, Settings settings) {}
