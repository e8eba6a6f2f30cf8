package org.tutti.rank.payload;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * What an operation takes out of the buffers of each rank: of each buffer the span from the first
 * element that any rank takes to the last. Elements are counted in their parts.
 */
public final class TakenSpans {
  private static final int BUFFERS = Buffer.values().length;
  private static final int BOUNDS = 2;

  /** Minus the begin of each span, and its end: the largest of all ranks are those of all. */
  private final long[] bounds;

  TakenSpans(int processes) {
    bounds = new long[processes * BUFFERS * BOUNDS];
    Arrays.fill(bounds, Long.MIN_VALUE);
  }

  /**
   * A part of a buffer.
   *
   * @param begin its first element
   * @param end the element after its last
   */
  record Span(long begin, long end) {
    static Optional<Span> of(long begin, long end) {
      return begin < end ? Optional.of(new Span(begin, end)) : Optional.empty();
    }
  }

  void add(Source from, long begin, long length) {
    int at = at(from.rank(), from.buffer());
    bounds[at] = Math.max(bounds[at], -begin);
    bounds[at + 1] = Math.max(bounds[at + 1], begin + length);
  }

  /** Collective: adds what other ranks take. */
  public void addThoseOfOthers(CollectiveExchange collectives) {
    collectives.maximum(bounds);
  }

  /** What is taken from a rank; nothing from one that waits. */
  Optional<Span> of(int rank, Buffer buffer) {
    int at = at(rank, buffer);
    return at < bounds.length && bounds[at + 1] != Long.MIN_VALUE
        ? Span.of(-bounds[at], bounds[at + 1])
        : Optional.empty();
  }

  private static int at(int rank, Buffer buffer) {
    return (rank * BUFFERS + buffer.ordinal()) * BOUNDS;
  }
}
