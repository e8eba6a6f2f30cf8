package org.tutti.rank.cell;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Request;
import org.tutti.mpi.Status;
import org.tutti.mpi.exchange.CollectiveExchange;

/**
 * Finds out whether a benchmark threw on all ranks at the same point. The ranks can then go on with
 * the next cell: none of them waits for another one within the failed cell, and all have taken part
 * in the same collectives. If only some ranks fail, the others never answer.
 */
final class FailureAgreement {
  private static final int TAG = 73;

  /** The ranks of a cell reach the same point at nearly the same time. */
  private static final long LIMIT_NANOS = 3_000_000_000L;

  private static final long PAUSE_MILLIS = 1;

  private final Communicator communicator;

  /**
   * @param communicator that nothing else uses
   */
  FailureAgreement(Communicator communicator) {
    this.communicator = communicator;
  }

  /**
   * Called by each rank on which the benchmark threw; returns within some seconds.
   *
   * @param point identifies the point
   */
  boolean isCommon(long point) {
    return communicator.rank() == CollectiveExchange.ROOT ? decide(point) : ask(point);
  }

  private boolean decide(long point) {
    long deadline = System.nanoTime() + LIMIT_NANOS;
    MessageBuffer buffer = communicator.allocate(Datatype.LONG, 1);
    boolean common = true;
    for (int rank = 1; rank < communicator.size(); rank++) {
      if (!awaitMessage(rank, deadline)) {
        return false;
      }
      communicator.recv(buffer, 1, Datatype.LONG, rank, TAG);
      common &= buffer.getLong(0) == point;
    }
    for (int rank = 1; rank < communicator.size(); rank++) {
      buffer.putLong(0, common ? 1 : 0);
      communicator.send(buffer, 1, Datatype.LONG, rank, TAG);
    }
    return common;
  }

  private boolean ask(long point) {
    MessageBuffer buffer = communicator.allocate(Datatype.LONG, 1);
    buffer.putLong(0, point);
    // A send might wait for the root, which may never receive it.
    Request question = communicator.request();
    communicator.isend(buffer, 1, Datatype.LONG, CollectiveExchange.ROOT, TAG, question);
    if (!awaitMessage(CollectiveExchange.ROOT, System.nanoTime() + 2 * LIMIT_NANOS)) {
      return false;
    }
    question.waitFor();
    communicator.recv(buffer, 1, Datatype.LONG, CollectiveExchange.ROOT, TAG);
    return buffer.getLong(0) == 1;
  }

  private boolean awaitMessage(int source, long deadline) {
    Status status = communicator.status();
    while (!communicator.iprobe(source, TAG, status)) {
      if (System.nanoTime() - deadline > 0) {
        return false;
      }
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return false;
      }
    }
    return true;
  }
}
