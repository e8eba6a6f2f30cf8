package org.tutti.measure.payload;

import java.util.List;
import org.tutti.runtime.Arrivals.Source;

/**
 * A part of a buffer that an operation changes.
 *
 * @param at position of its first element
 * @param length in elements
 * @param content what it must hold
 */
record Part(int at, int length, Content content) {

  int end() {
    return at + length;
  }

  /** What must be in a part, element by element from its start. */
  interface Content {
    /** The bits of the element at {@code offset} of the part; not asked if it is undefined. */
    long bits(DataPattern pattern, int offset);

    default boolean isDefined() {
      return true;
    }
  }

  /** The elements of a source from {@code start} on. */
  record Moved(Source source, int start) implements Content {
    @Override
    public long bits(DataPattern pattern, int offset) {
      return pattern.bits(source.buffer(), source.rank(), start + offset);
    }
  }

  /** Anything. */
  record Undefined() implements Content {
    @Override
    public long bits(DataPattern pattern, int offset) {
      throw new IllegalStateException("it does not matter");
    }

    @Override
    public boolean isDefined() {
      return false;
    }
  }

  /** The reduction of the sources' elements from {@code start} on, each computed once. */
  static final class ReducedContent implements Content {
    private final List<Source> sources;
    private final int start;
    private final int length;
    private DataPattern computedFor;
    private long[] computed;

    ReducedContent(List<Source> sources, int start, int length) {
      this.sources = sources;
      this.start = start;
      this.length = length;
    }

    @Override
    public long bits(DataPattern pattern, int offset) {
      if (pattern != computedFor) {
        computedFor = pattern;
        computed = new long[Math.min(length, pattern.period())];
        for (int index = 0; index < computed.length; index++) {
          computed[index] = pattern.reducedBits(sources, start + index);
        }
      }
      return computed[offset % computed.length];
    }
  }
}
