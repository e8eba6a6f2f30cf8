package org.tutti.lab.operations.algorithm;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.tutti.mpi.MessageBuffer;

/**
 * A buffer in parts that follow each other, with a slice for each, made before anything is timed.
 */
final class Parts {
  private final long[] starts;
  private final MessageBuffer[] slices;

  /**
   * The parts of a buffer.
   *
   * @param starts where each begins, in elements, and where the last one ends
   */
  private Parts(MessageBuffer buffer, long[] starts) {
    this.starts = starts;
    long end = starts[starts.length - 1];
    slices =
        LongStream.of(starts)
            .mapToObj(start -> buffer.slice(start, end - start))
            .toArray(MessageBuffer[]::new);
  }

  /** Parts of {@code count} elements each. */
  static Parts equal(MessageBuffer buffer, int parts, int count) {
    return new Parts(buffer, LongStream.rangeClosed(0, parts).map(part -> part * count).toArray());
  }

  /** {@code count} elements in parts whose lengths differ by at most one. */
  static Parts even(MessageBuffer buffer, int parts, int count) {
    return new Parts(
        buffer, LongStream.rangeClosed(0, parts).map(part -> part * count / parts).toArray());
  }

  /** The block of {@code count} elements of each process that takes part, and that of its odd. */
  static Parts paired(MessageBuffer buffer, PowerOfTwo processes, int count) {
    return new Parts(
        buffer,
        IntStream.rangeClosed(0, processes.kept())
            .mapToLong(place -> (long) processes.position(place) * count)
            .toArray());
  }

  /** The memory from this part on. */
  MessageBuffer from(int part) {
    return slices[part];
  }

  /** The elements of one part. */
  int length(int part) {
    return length(part, part + 1);
  }

  /** The elements of the parts from {@code first} to before {@code end}, for one call. */
  int length(int first, int end) {
    return (int) (starts[end] - starts[first]);
  }
}
