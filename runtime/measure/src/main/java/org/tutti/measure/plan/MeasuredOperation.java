package org.tutti.measure.plan;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Payload;
import org.tutti.runtime.StandardPayload;

/**
 * The operation that a benchmark measures.
 *
 * @param name its name in results
 * @param datatype element type of its messages
 * @param buffers how large its buffers are
 * @param perCall how often one call of the benchmark's method performs it
 * @param payload what it moves, if its annotation says so
 * @param collective whose arguments its messages have, if they are those of a collective
 * @param rate how much it moves, if the result is a rate
 */
public record MeasuredOperation(
    String name,
    Datatype datatype,
    Buffers buffers,
    int perCall,
    Optional<Payload> payload,
    Optional<StandardPayload> collective,
    Optional<RateBasis> rate) {

  /** How elements are combined, if they are. */
  public ReduceOp op() {
    return collective.isPresent()
        ? collective.get().reduction().orElse(ReduceOp.SUM)
        : ReduceOp.SUM;
  }

  /** The same operation on elements of another type. */
  MeasuredOperation with(Datatype other) {
    return new MeasuredOperation(name, other, buffers, perCall, payload, collective, rate);
  }

  /** The same operation with other arguments of its collective. */
  MeasuredOperation with(UnaryOperator<StandardPayload> change) {
    Optional<StandardPayload> changed = collective.map(change);
    Optional<Payload> moved = payload.isPresent() ? changed.map(Payload.class::cast) : payload;
    return new MeasuredOperation(name, datatype, buffers, perCall, moved, changed, rate);
  }

  /** The same operation, whose messages have the arguments of a collective. */
  MeasuredOperation withArgumentsOf(StandardPayload other) {
    return new MeasuredOperation(
        name, datatype, buffers, perCall, payload, Optional.of(other), rate);
  }
}
