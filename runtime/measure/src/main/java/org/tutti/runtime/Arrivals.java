package org.tutti.runtime;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Receives the description of what an operation leaves in the buffers of this rank. Positions and
 * lengths are in elements. Parts may be given in any order; they must not overlap. Whatever is not
 * named must be unchanged after the operation.
 */
public interface Arrivals {
  /** One of the two buffers of a rank. */
  enum Buffer {
    SEND,
    RECEIVE
  }

  /**
   * Where an element comes from: a buffer of a rank as it was before the operation.
   *
   * @param rank the sender
   * @param buffer RECEIVE for data in place
   */
  record Source(int rank, Buffer buffer) {}

  /** The same description, but its parts lie in {@code buffer}; that is RECEIVE at first. */
  Arrivals into(Buffer buffer);

  /** The same description, but its parts come from {@code buffer}; that is SEND at first. */
  Arrivals from(Buffer buffer);

  /** Elements {@code start} and following of {@code rank} arrive at {@code at}. */
  void block(int at, int length, int rank, int start);

  /** At {@code at} are reductions of elements {@code start} and following of some ranks. */
  void reduced(int at, int length, IntStream ranks, int start);

  /** The same, with a buffer for each rank. */
  void reduced(int at, int length, List<Source> sources, int start);

  /** What is there does not matter. */
  void undefined(int at, int length);
}
