package org.tutti.rank.payload;

import java.util.Optional;
import org.tutti.diagnostics.Counted;
import org.tutti.mpi.Datatype;

/**
 * Wrong elements of a buffer.
 *
 * @param buffer where they are
 * @param index of the first one
 * @param expected its bits as they should be
 * @param found its bits as they are
 * @param count number of wrong elements
 */
record Mismatch(CheckedBuffer buffer, long index, long expected, long found, long count) {

  /** A clause that begins with the rank. */
  String text() {
    Datatype datatype = buffer.memory().datatype();
    String beyond = index < buffer.memory().elements() ? "" : ", beyond its end";
    String more = count == 1 ? "" : "; " + Counted.are(count, "element") + " wrong";
    return "rank "
        + buffer.rank()
        + ", "
        + ExpectedData.name(buffer.buffer())
        + ", offset "
        + index * datatype.bytes()
        + " B (element "
        + index / buffer.parts()
        + beyond
        + "): expected "
        + ElementBits.text(datatype, expected)
        + ", found "
        + ElementBits.text(datatype, found)
        + more;
  }

  /** Counts wrong elements of a buffer. */
  static final class Misses {
    private final CheckedBuffer buffer;
    private long count;
    private long index;
    private long expected;
    private long found;

    Misses(CheckedBuffer buffer) {
      this.buffer = buffer;
    }

    /** Compares one element; in ascending order. */
    void compare(long at, long wanted, long present) {
      if (wanted != present && count++ == 0) {
        index = at;
        expected = wanted;
        found = present;
      }
    }

    Optional<Mismatch> result() {
      return count == 0
          ? Optional.empty()
          : Optional.of(new Mismatch(buffer, index, expected, found, count));
    }
  }
}
