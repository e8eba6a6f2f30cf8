package org.tutti.measure.plan;

import java.util.Optional;
import org.tutti.mpi.Datatype;

/**
 * The operation that a benchmark measures.
 *
 * @param name its name in results
 * @param datatype element type of its messages
 * @param buffers how large its buffers are
 * @param perCall how often one call of the benchmark's method performs it
 * @param rate what it moves, if the result is a rate
 */
public record MeasuredOperation(
    String name, Datatype datatype, Buffers buffers, int perCall, Optional<RateBasis> rate) {}
