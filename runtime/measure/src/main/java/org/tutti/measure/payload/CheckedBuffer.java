package org.tutti.measure.payload;

import java.util.List;
import java.util.Optional;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals.Buffer;

/**
 * A buffer of this rank and what follows its end.
 *
 * @param buffer which one
 * @param memory its elements
 * @param guard what follows them, which no operation may change; may be empty
 * @param rank whose it is
 */
record CheckedBuffer(Buffer buffer, MessageBuffer memory, Optional<MessageBuffer> guard, int rank) {

  void fill(DataPattern pattern) {
    for (int index = 0; index < elements(); index++) {
      put(index, pattern.bits(buffer, rank, index));
    }
  }

  /**
   * Compares all elements.
   *
   * @param parts what must have changed, in order
   * @param all whether everything else must be unchanged
   * @return what is wrong
   */
  Optional<Mismatch> compare(DataPattern pattern, List<Part> parts, boolean all) {
    Mismatch.Counter wrong = new Mismatch.Counter(this);
    int next = 0;
    for (Part part : parts) {
      if (all) {
        compareUnchanged(pattern, next, part.at(), wrong);
      }
      for (int offset = 0; offset < part.length() && part.content().isDefined(); offset++) {
        int index = part.at() + offset;
        wrong.compare(index, part.content().bits(pattern, offset), get(index));
      }
      next = part.end();
    }
    if (all) {
      compareUnchanged(pattern, next, elements(), wrong);
    }
    return wrong.result();
  }

  private void compareUnchanged(DataPattern pattern, int begin, int end, Mismatch.Counter wrong) {
    for (int index = begin; index < end; index++) {
      wrong.compare(index, pattern.bits(buffer, rank, index), get(index));
    }
  }

  private int elements() {
    return memory.count() + guard.map(MessageBuffer::count).orElse(0);
  }

  private long get(int index) {
    return index < memory.count()
        ? ElementBits.get(memory, index)
        : ElementBits.get(guard.orElseThrow(), index - memory.count());
  }

  private void put(int index, long bits) {
    if (index < memory.count()) {
      ElementBits.put(memory, index, bits);
    } else {
      ElementBits.put(guard.orElseThrow(), index - memory.count(), bits);
    }
  }
}
