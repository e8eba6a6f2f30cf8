package org.tutti.runtime;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Receives the description of what an operation leaves in the buffers of this rank. Positions and
 * lengths are in elements; {@link PayloadContext#elements} has those of several messages as a long.
 * Parts may be given in any order; they must not overlap. Whatever is not named must be unchanged
 * after the operation.
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
  void block(long at, long length, int rank, long start);

  /**
   * Says that at {@code at} are reductions of elements {@code start} and following of some ranks.
   */
  void reduced(long at, long length, IntStream ranks, long start);

  /** The same, with a buffer for each rank. */
  void reduced(long at, long length, List<Source> sources, long start);

  /** What is there does not matter. */
  void undefined(long at, long length);
}
