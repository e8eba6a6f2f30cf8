package org.tutti.lab.operations.split;

import org.tutti.annotations.Constraint;
import org.tutti.annotations.Param;
import org.tutti.mpi.MessageBuffer;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Message;
import org.tutti.runtime.ParameterCheck;
import org.tutti.runtime.PayloadContext;

/**
 * An operation on a message in pieces, each of which is a message of its own. Pieces of operations
 * with a block for each process have all blocks of the first piece before those of the second. Of
 * fewer elements than pieces, some are empty.
 */
@Constraint("msize >= pieces")
public abstract class SplitMessage implements ParameterCheck {
  /** The number of pieces, called k in the guideline. */
  @Param({"2", "8"})
  public int pieces;

  /** What a piece sends. */
  protected MessageBuffer[] send;

  /** Where a piece is received. */
  protected MessageBuffer[] receive;

  /** Elements of a block of each piece. */
  protected int[] lengths;

  @Override
  public final void checkProcesses(int processes) {
    LeastValue.check("pieces", pieces, 1);
  }

  /**
   * Takes slices, before anything is timed.
   *
   * @param sent blocks in the send buffer
   * @param received blocks in the receive buffer
   */
  protected final void split(Message message, int sent, int received) {
    int count = message.count();
    send = new MessageBuffer[pieces];
    receive = new MessageBuffer[pieces];
    lengths = new int[pieces];
    for (int piece = 0; piece < pieces; piece++) {
      int start = start(piece, count);
      lengths[piece] = start(piece + 1, count) - start;
      send[piece] = message.send().slice((long) sent * start, (long) sent * lengths[piece]);
      receive[piece] =
          message.receive().slice((long) received * start, (long) received * lengths[piece]);
    }
  }

  /**
   * What arrives if each process has a block of each, piece by piece.
   *
   * @param isPersonal whether a process sends each one a block of its own
   */
  protected final void blocksOfAll(PayloadContext place, Arrivals arrivals, boolean isPersonal) {
    long processes = place.processes();
    for (int piece = 0; piece < pieces; piece++) {
      int start = start(piece, place.count());
      int length = start(piece + 1, place.count()) - start;
      long rest = (long) place.rank() * length;
      long sent = isPersonal ? processes * start + rest : start;
      for (int rank = 0; rank < processes; rank++) {
        arrivals.block(processes * start + (long) rank * length, length, rank, sent);
      }
    }
  }

  /** The first element of a piece in a block. */
  protected final int start(int piece, int count) {
    return (int) ((long) piece * count / pieces);
  }
}
