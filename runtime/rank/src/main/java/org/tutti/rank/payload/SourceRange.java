package org.tutti.rank.payload;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * The same buffer of successive ranks, made when it is asked for: where thousands of ranks are
 * threads of one JVM, each expects a reduction of all of them.
 */
final class SourceRange extends AbstractList<Source> implements RandomAccess {
  private final int first;
  private final int size;
  private final Buffer buffer;

  private SourceRange(int first, int size, Buffer buffer) {
    this.first = first;
    this.size = size;
    this.buffer = buffer;
  }

  /** A buffer of these ranks, in this order. */
  static List<Source> listOf(int[] ranks, Buffer buffer) {
    for (int index = 1; index < ranks.length; index++) {
      if (ranks[index] != ranks[0] + index) {
        return Arrays.stream(ranks).mapToObj(rank -> new Source(rank, buffer)).toList();
      }
    }
    return new SourceRange(ranks.length == 0 ? 0 : ranks[0], ranks.length, buffer);
  }

  @Override
  public Source get(int index) {
    return new Source(first + index, buffer);
  }

  @Override
  public int size() {
    return size;
  }
}
