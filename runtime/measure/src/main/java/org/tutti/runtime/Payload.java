package org.tutti.runtime;

import java.util.Optional;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ReduceOp;

/**
 * What an operation moves, and what must be in the buffers afterward. A benchmark class implements
 * it whose methods do anything but a standard collective or the exchange of a pattern. All ranks
 * are those of {@link Control#rank}; a benchmark on a communicator of its own translates them.
 *
 * <pre>{@code
 * public void arrivals(PayloadContext place, Arrivals arrivals) { // a ring with a block each way
 *   int count = place.count();
 *   arrivals.block(0, count, (place.rank() + place.processes() - 1) % place.processes(), count);
 *   arrivals.block(count, count, (place.rank() + 1) % place.processes(), 0);
 * }
 * }</pre>
 */
public interface Payload extends ParameterCheck {
  /**
   * The size of a rank's send buffer in elements; by default what the annotation says. Called
   * before set-up, when the parameters have been assigned, and for other ranks as well. It may be
   * more than any buffer has: then the cell is refused, and nothing is allocated.
   */
  default long sendElements(PayloadContext place) {
    return place.sendElements();
  }

  /** The size of a rank's receive buffer in elements, as for {@link #sendElements}. */
  default long receiveElements(PayloadContext place) {
    return place.receiveElements();
  }

  /**
   * What the files of the operation take on their file system, all ranks together, in bytes; {@link
   * Control#files} says where they are. Called before set-up, as {@link #sendElements} is.
   */
  default long fileBytes(PayloadContext place) {
    return 0;
  }

  /** How elements are combined; empty if they are only moved. */
  default Optional<ReduceOp> reduction() {
    return Optional.empty();
  }

  @Override
  default void checkProcesses(int processes) {}

  /**
   * The least thread level that the operation needs. If the launch asks for less, the cell is not
   * measured, and the others are.
   */
  default MpiThreadLevel threadLevel() {
    return MpiThreadLevel.SINGLE;
  }

  /** Says what arrives on this rank. Called after set-up. */
  void arrivals(PayloadContext place, Arrivals arrivals);
}
