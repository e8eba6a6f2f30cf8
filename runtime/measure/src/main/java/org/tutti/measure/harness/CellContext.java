package org.tutti.measure.harness;

import org.tutti.mpi.Communicator;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Sink;

/**
 * What a harness works with in one cell.
 *
 * @param communicator the communicator that the benchmark measures on
 * @param message its buffers; null before and after a launch
 * @param control where this rank finds itself
 * @param role name of the method that this rank calls, where ranks play different roles; empty
 *     where this rank plays none
 * @param sink consumes results that are not used otherwise
 * @param roots changes the root of message and control, where it rotates; null without buffers
 */
public record CellContext(
    Communicator communicator,
    Message message,
    Control control,
    String role,
    Sink sink,
    RootRotation roots) {

  /** The same after the cell: the memory of its buffers may be needed for another. */
  public CellContext withoutBuffers() {
    return new CellContext(communicator, null, control, role, sink, null);
  }
}
