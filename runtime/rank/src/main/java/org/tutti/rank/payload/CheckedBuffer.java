package org.tutti.rank.payload;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import org.tutti.mpi.MessageBuffer;
import org.tutti.rank.memory.TouchedMemory;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * A buffer of this rank and what follows its end.
 *
 * @param buffer which one
 * @param memory its elements, divided into their parts
 * @param guard what follows them, which no operation may change; may be empty
 * @param rank whose it is
 * @param parts number of them in an element
 */
record CheckedBuffer(
    Buffer buffer, MessageBuffer memory, Optional<MessageBuffer> guard, int rank, int parts) {

  /** What is done with successive elements of the buffer or of the guard. */
  private interface Step {
    /**
     * @param at position of the first element in {@code where}
     * @param index its position, counted through buffer and guard
     */
    void on(ElementChunk chunk, MessageBuffer where, Optional<ByteBuffer> view, int at, long index);
  }

  /** This rank and buffer as a source. */
  Source place() {
    return new Source(rank, buffer);
  }

  /** A part of its memory. */
  TouchedMemory touched(TakenSpans.Span span) {
    return new TouchedMemory(memory, span.begin(), span.end());
  }

  void fill(DataPattern pattern) {
    forEachChunk(
        unchanged(0, elements()),
        pattern,
        (chunk, where, view, at, index) -> chunk.write(where, view, at));
  }

  /**
   * Compares all elements.
   *
   * @param parts what must have changed, in order
   * @param all whether everything else must be unchanged
   * @return what is wrong
   */
  Optional<Mismatch> compare(DataPattern pattern, List<Part> parts, boolean all) {
    Mismatch.Misses wrong = new Mismatch.Misses(this);
    long next = 0;
    for (Part part : parts) {
      if (all) {
        compare(unchanged(next, part.at()), pattern, wrong);
      }
      if (part.content().isDefined()) {
        compare(part, pattern, wrong);
      }
      next = part.end();
    }
    if (all) {
      compare(unchanged(next, elements()), pattern, wrong);
    }
    return wrong.result();
  }

  private void compare(Part part, DataPattern pattern, Mismatch.Misses wrong) {
    forEachChunk(
        part,
        pattern,
        (chunk, where, view, at, index) -> chunk.compare(where, view, at, index, wrong));
  }

  private Part unchanged(long begin, long end) {
    return new Part(begin, end - begin, new Part.Moved(new Source(rank, buffer), begin));
  }

  /** Goes through a part, which may begin in the buffer and end in the guard. */
  private void forEachChunk(Part part, DataPattern pattern, Step step) {
    long inMemory = Math.max(0, Math.min(part.length(), memory.elements() - part.at()));
    forEachChunk(part, 0, inMemory, pattern, memory, step);
    if (inMemory < part.length()) {
      forEachChunk(part, inMemory, part.length(), pattern, guard.orElseThrow(), step);
    }
  }

  private void forEachChunk(
      Part part, long begin, long end, DataPattern pattern, MessageBuffer where, Step step) {
    int length = (int) Math.min(end - begin, Math.min(pattern.period(), ElementChunk.MAX));
    boolean repeats = length == pattern.period();
    long start = where == memory ? 0 : memory.elements();
    ElementChunk chunk = new ElementChunk(memory.datatype(), length);
    Optional<ByteBuffer> view = where.view();
    for (long offset = begin; offset < end; offset += length) {
      int rest = (int) Math.min(length, end - offset);
      if (repeats && offset > begin) {
        chunk.shorten(rest);
      } else {
        chunk.set(part.content(), pattern, offset, rest);
      }
      long index = part.at() + offset;
      if (view.isPresent()) {
        step.on(chunk, where, view, (int) (index - start), index);
      } else {
        MessageBuffer piece = where.slice(index - start, rest);
        step.on(chunk, piece, piece.view(), 0, index);
      }
    }
  }

  private long elements() {
    return memory.elements() + (guard.isPresent() ? guard.get().elements() : 0);
  }
}
