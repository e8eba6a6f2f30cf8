package org.tutti.lab.operations.algorithm;

import org.tutti.mpi.MessageBuffer;

/**
 * Copies elements from one buffer to another.
 *
 * @param from where they come from
 * @param to where they go
 */
public record LocalCopy(MessageBuffer from, MessageBuffer to) {
  /** Copies {@code count} elements; positions are in elements, too. */
  public void copy(long fromPosition, long toPosition, long count) {
    to.copy(toPosition, from, fromPosition, count);
  }
}
