package org.tutti.runtime;

import org.tutti.mpi.Datatype;

/**
 * Where a {@link Payload} finds itself: a rank and the size of its cell.
 *
 * @param control the rank, the number of processes, the root, and the partner
 * @param count elements of a message of msize bytes
 * @param datatype element type
 * @param sendElements size of the send buffer, as the annotation has it
 * @param receiveElements size of the receive buffer, as the annotation has it
 */
public record PayloadContext(
    Control control, int count, Datatype datatype, long sendElements, long receiveElements) {

  /** The elements of so many messages, or {@link Long#MAX_VALUE} if they are more than that. */
  public long elements(long messages) {
    return count > 0 && messages > Long.MAX_VALUE / count ? Long.MAX_VALUE : messages * count;
  }

  public int rank() {
    return control.rank();
  }

  public int processes() {
    return control.processes();
  }

  public int root() {
    return control.root();
  }

  /** The same rank where it is the root. */
  public PayloadContext atRoot() {
    Control root = new Control(rank(), processes(), rank(), partner());
    return new PayloadContext(root, count, datatype, sendElements, receiveElements);
  }

  public boolean isRoot() {
    return control.isRoot();
  }

  /** The rank that this one communicates with in the benchmark's pattern; -1 if there is none. */
  public int partner() {
    return control.partner();
  }
}
