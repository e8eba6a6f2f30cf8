package org.tutti.measure.plan;

import java.util.Optional;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Payload;

/**
 * The operation that a benchmark measures.
 *
 * @param name its name in results
 * @param datatype element type of its messages
 * @param buffers how large its buffers are
 * @param perCall how often one call of the benchmark's method performs it
 * @param payload what it moves, if its annotation says so
 * @param rate how much it moves, if the result is a rate
 */
public record MeasuredOperation(
    String name,
    Datatype datatype,
    Buffers buffers,
    int perCall,
    Optional<Payload> payload,
    Optional<RateBasis> rate) {

  /** How elements are combined, if they are. */
  public ReduceOp op() {
    return payload.flatMap(Payload::reduction).orElse(ReduceOp.SUM);
  }
}
