package org.tutti.rank.payload;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * What wrong data are, in words: the wrong elements are compared with whatever a mistake could have
 * put there, such as the block of another rank. Positions are those of parts of elements, as in
 * {@link ExpectedData}.
 */
final class DataInterpretation {
  /** Wrong elements that an explanation must explain. */
  private static final int MAX_WRONG = 32;

  /** Elements among which they are looked for. */
  private static final int MAX_LOOKED_AT = 4096;

  /** Explanations are tried for so long, and those of many ranks cost more. */
  private static final int MAX_TRIED = 400_000;

  private static final int MAX_SHIFT = 1024;

  /** An explanation is told only if data that mean nothing fit it more rarely. */
  private static final double CHANCE = 1e-3;

  private final DataPattern pattern;
  private final CheckedBuffers buffers;
  private final CheckPatterns patterns;
  private final CheckedBuffer buffer;
  private final int rank;

  /** Parts in an element. */
  private final int width;

  private final List<WrongElement> wrong = new ArrayList<>();
  private long tried;

  /**
   * An element.
   *
   * @param significant the bits of it that count
   */
  private record WrongElement(long index, long found, long significant) {}

  private DataInterpretation(
      DataPattern pattern, CheckPatterns patterns, CheckedBuffers buffers, CheckedBuffer buffer) {
    this.pattern = pattern;
    this.patterns = patterns;
    this.buffers = buffers;
    this.buffer = buffer;
    this.rank = buffer.rank();
    this.width = buffer.parts();
  }

  /**
   * What the wrong data of a buffer look like, as a clause; empty if like nothing that is known.
   *
   * @param pattern with which the buffers were filled
   * @param parts of the buffer that the operation should have changed
   */
  static Optional<String> of(
      Mismatch mismatch,
      DataPattern pattern,
      CheckPatterns patterns,
      CheckedBuffers buffers,
      List<Part> parts) {
    DataInterpretation search =
        new DataInterpretation(pattern, patterns, buffers, mismatch.buffer());
    long first = mismatch.index();
    for (Part part : parts) {
      if (part.at() <= first && first < part.end()) {
        search.collect(first, part.end(), part);
        return search.ofPart(part);
      }
    }
    return Optional.of("the operation must not change what is there");
  }

  private void collect(long first, long end, Part part) {
    long[] expected = new long[1];
    long stop = Math.min(end, Math.min(first + MAX_LOOKED_AT, buffer.memory().count()));
    for (long index = first; index < stop && wrong.size() < MAX_WRONG; index++) {
      part.content().bits(pattern, Math.toIntExact(index - part.at()), expected, 1);
      long significant = pattern.significant(Math.toIntExact(index));
      long found = element(buffer.memory(), index);
      if (((found ^ expected[0]) & significant) != 0) {
        wrong.add(new WrongElement(index, found, significant));
      }
    }
  }

  private Optional<String> ofPart(Part part) {
    if (wrong.isEmpty()) {
      return Optional.empty();
    }
    if (isEach(index -> filled(buffer.buffer(), rank, index))) {
      return Optional.of(
          isSwapped(part)
              ? "the result is in the send buffer: the buffers are swapped"
              : "nothing was written there since the buffer was filled");
    }
    Optional<String> found =
        part.content() instanceof Part.Moved moved
            ? ofMoved(part, moved)
            : part.content() instanceof Part.ReducedContent reduced
                ? ofReduced(part, reduced)
                : Optional.empty();
    return found
        .or(this::ofSameBuffer)
        .or(() -> isEach(index -> 0) ? Optional.of("zeros") : Optional.empty());
  }

  /** An explanation: this buffer was sent, and not the other one. */
  private Optional<String> ofSameBuffer() {
    for (int other = 0; other < patterns.processes() && mayTry(1); other++) {
      int one = other;
      if (isEach(index -> filled(buffer.buffer(), one, index))) {
        return Optional.of(
            "what rank " + other + " had in its " + ExpectedData.name(buffer.buffer()));
      }
    }
    return Optional.empty();
  }

  /** Whether what belongs into the receive buffer, with both buffers exchanged, is in the other. */
  private boolean isSwapped(Part part) {
    if (buffer.buffer() != Buffer.RECEIVE) {
      return false;
    }
    MessageBuffer send = buffers.send().memory();
    return wrong.stream()
        .allMatch(
            element ->
                element.index() < send.count()
                    && ((element(send, element.index()) ^ exchanged(part, element.index()))
                            & element.significant())
                        == 0);
  }

  private long exchanged(Part part, long index) {
    long offset = index - part.at();
    if (part.content() instanceof Part.Moved moved) {
      return filled(other(moved.source().buffer()), moved.source().rank(), moved.start() + offset);
    }
    return part.content() instanceof Part.ReducedContent reduced
        ? reduced(exchanged(reduced.sources()), reduced.start() + offset)
        : filled(Buffer.SEND, rank, index);
  }

  private static List<Source> exchanged(List<Source> sources) {
    return sources.stream().map(one -> new Source(one.rank(), other(one.buffer()))).toList();
  }

  private static Buffer other(Buffer buffer) {
    return buffer == Buffer.SEND ? Buffer.RECEIVE : Buffer.SEND;
  }

  private Optional<String> ofMoved(Part part, Part.Moved moved) {
    Buffer from = moved.source().buffer();
    int sender = moved.source().rank();
    long toSource = moved.start() - part.at();
    for (int other = 0; other < patterns.processes() && mayTry(1); other++) {
      int one = other;
      if (isEach(index -> filled(from, one, index + toSource))) {
        return Optional.of(data(other) + " instead of " + data(sender));
      }
    }
    if (isEach(index -> filled(other(from), sender, index + toSource))) {
      return Optional.of("what rank " + sender + " had in its " + ExpectedData.name(other(from)));
    }
    return ofBlocks(part, moved)
        .or(
            () ->
                shifted(
                    moved.start(),
                    index -> filled(from, sender, index + toSource),
                    1,
                    data(sender)));
  }

  /** Blocks as long as the part, as all-to-all exchanges have them. */
  private Optional<String> ofBlocks(Part part, Part.Moved moved) {
    long right = moved.start() / part.length();
    for (int other = 0; other < patterns.processes(); other++) {
      for (long block = 0; block < patterns.processes() && mayTry(1); block++) {
        int one = other;
        long toSource = block * part.length() - part.at();
        if (isEach(index -> filled(moved.source().buffer(), one, index + toSource))) {
          return Optional.of(
              "block "
                  + block
                  + " of rank "
                  + other
                  + " instead of block "
                  + right
                  + " of rank "
                  + moved.source().rank());
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> ofReduced(Part part, Part.ReducedContent reduced) {
    List<Source> sources = reduced.sources();
    int all = sources.size();
    long toSource = reduced.start() - part.at();
    for (int other = 0; other < all && all > 1 && mayTry(1); other++) {
      Source one = sources.get(other);
      if (isEach(index -> filled(one.buffer(), one.rank(), index + toSource))) {
        return Optional.of("not reduced: " + data(one.rank()) + " alone");
      }
    }
    for (int left = 0; left < all && all > 2 && mayTry(all); left++) {
      List<Source> others = new ArrayList<>(sources);
      Source missing = others.remove(left);
      if (isEach(index -> reduced(others, index + toSource))) {
        return Optional.of("reduced without " + data(missing.rank()));
      }
    }
    for (int first = 2; first < all - 1 && mayTry(first); first++) {
      List<Source> some = sources.subList(0, first);
      if (isEach(index -> reduced(some, index + toSource))) {
        return Optional.of("reduced over the first " + first + " of " + all + " ranks only");
      }
    }
    if (mayTry(all) && isEach(index -> reduced(exchanged(sources), index + toSource))) {
      return Optional.of("reduced from the receive buffers instead of the send buffers");
    }
    return shifted(
        reduced.start(), index -> reduced(sources, index + toSource), all, "the reduction");
  }

  /**
   * @param start of the source, before which there are no elements
   * @param right what should be at a position
   * @param cost of one element of it
   */
  private Optional<String> shifted(long start, LongUnaryOperator right, int cost, String what) {
    for (int shift = 1; shift <= MAX_SHIFT && mayTry(2L * cost); shift++) {
      for (int sign = 1; sign >= -1; sign -= 2) {
        long parts = (long) sign * shift * width;
        boolean exists = start + parts >= 0;
        if (exists && isEach(index -> right.applyAsLong(index + parts))) {
          return Optional.of(
              what
                  + ", shifted by "
                  + shift
                  + (shift == 1 ? " element" : " elements")
                  + (sign > 0 ? " toward the start" : " toward the end"));
        }
      }
    }
    return Optional.empty();
  }

  private String data(int of) {
    return of == rank ? "this rank's own data" : "data of rank " + of;
  }

  private boolean mayTry(long cost) {
    tried += cost;
    return tried < MAX_TRIED;
  }

  /** Whether an explanation fits all wrong elements, and not by chance. */
  private boolean isEach(LongUnaryOperator explanation) {
    for (WrongElement element : wrong) {
      long difference = explanation.applyAsLong(element.index()) ^ element.found();
      if ((difference & element.significant()) != 0) {
        return false;
      }
    }
    double bits = (double) patterns.bitsPerPart() * wrong.size();
    return Math.max(1, tried) * Math.pow(2, -bits) < CHANCE;
  }

  private long filled(Buffer of, int sender, long index) {
    return index < 0 ? 0 : pattern.bits(of, sender, Math.toIntExact(index));
  }

  private long reduced(List<Source> sources, long index) {
    return index < 0 ? 0 : pattern.reducedBits(sources, Math.toIntExact(index));
  }

  private static long element(MessageBuffer memory, long index) {
    return ElementBits.get(memory, Math.toIntExact(index));
  }
}
