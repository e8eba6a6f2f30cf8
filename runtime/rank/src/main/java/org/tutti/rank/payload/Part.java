package org.tutti.rank.payload;

import java.util.List;
import org.tutti.runtime.Arrivals.Source;

/**
 * A part of a buffer that an operation changes.
 *
 * @param at position of its first element
 * @param length in elements
 * @param content what it must hold
 */
record Part(long at, long length, Content content) {

  long end() {
    return at + length;
  }

  /**
   * A number for place and sources that is the same on all ranks: the hash code of a source is
   * another one in each JVM, as that of its buffer is.
   */
  int digest() {
    int digest = 31 * Long.hashCode(at) + Long.hashCode(length);
    digest = 31 * digest + Long.hashCode(content.start());
    for (Source source : content.sources()) {
      digest = 31 * (31 * digest + source.rank()) + source.buffer().ordinal();
    }
    return digest;
  }

  /** Whether it holds what is at its place already. */
  boolean isFrom(Source place) {
    return content instanceof Moved moved && moved.source().equals(place) && moved.start() == at;
  }

  /** What must be in a part, element by element from its start. */
  interface Content {
    /** The bits of {@code count} elements from {@code offset} on; not asked if undefined. */
    void bits(DataPattern pattern, long offset, long[] into, int count);

    default boolean isDefined() {
      return true;
    }

    /** Where it is taken from. */
    List<Source> sources();

    /** The first element that is taken from each source. */
    long start();
  }

  /** The elements of a source from {@code start} on. */
  record Moved(Source source, long start) implements Content {
    @Override
    public List<Source> sources() {
      return List.of(source);
    }

    @Override
    public void bits(DataPattern pattern, long offset, long[] into, int count) {
      pattern.bits(source, start + offset, into, count);
    }
  }

  /** Anything. */
  record Undefined() implements Content {
    @Override
    public List<Source> sources() {
      return List.of();
    }

    @Override
    public long start() {
      return 0;
    }

    @Override
    public void bits(DataPattern pattern, long offset, long[] into, int count) {
      throw new IllegalStateException("it does not matter");
    }

    @Override
    public boolean isDefined() {
      return false;
    }
  }

  /** The reduction of the sources' elements from {@code start} on. */
  record ReducedContent(List<Source> sources, long start) implements Content {
    @Override
    public void bits(DataPattern pattern, long offset, long[] into, int count) {
      pattern.reducedBits(sources, start + offset, into, count);
    }
  }
}
