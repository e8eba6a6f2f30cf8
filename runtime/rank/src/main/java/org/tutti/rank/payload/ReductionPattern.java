package org.tutti.rank.payload;

import java.util.List;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ElementKind;
import org.tutti.mpi.JavaElement;
import org.tutti.mpi.NumberOp;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * Whole numbers whose reduction is exact in any order, and depends on every one of them as far as
 * the reduction allows. Nothing overflows, because what happens then is not defined: sums of short
 * integers wrap around in one library and saturate in another (Open MPI 4.1 with AVX).
 *
 * @param op reduces the elements
 * @param datatype of the elements
 * @param processes number of ranks, at most so many elements are reduced to one
 * @param salt another one gives other data
 * @param period after so many elements, the data repeat
 */
record ReductionPattern(NumberOp op, Datatype datatype, int processes, long salt, int period)
    implements DataPattern {
  private static final int FLOAT_DIGITS = 24;
  private static final int DOUBLE_DIGITS = 53;
  private static final int[] PRIMES = {2, 3};

  /** With fewer bits, a term could hardly tell anything. */
  private static final int MIN_BITS = 4;

  /** 1 + 2 + ... + 15 is 120. */
  private static final int MAX_TERMS = 15;

  @Override
  public long bits(Buffer buffer, int rank, long index) {
    return ElementBits.ofNumber(datatype, number(buffer, rank, (int) (index % period)));
  }

  @Override
  public void bits(Source source, long start, long[] into, int count) {
    numbers(source, start, into, count);
    toBits(into, count);
  }

  @Override
  public long reducedBits(List<Source> sources, long index) {
    long[] result = new long[1];
    reducedBits(sources, index, result, 1);
    return result[0];
  }

  @Override
  public void reducedBits(List<Source> sources, long start, long[] into, int count) {
    numbers(sources.get(0), start, into, count);
    long[] others = new long[count];
    for (int source = 1; source < sources.size(); source++) {
      numbers(sources.get(source), start, others, count);
      Fold.into(op, datatype, into, others, count);
    }
    toBits(into, count);
  }

  /** What most elements are made of is computed in few calls: ranks interpret this. */
  private void numbers(Source source, long start, long[] into, int count) {
    int bits = exactBits() - ceilLog2(processes);
    if (op != NumberOp.SUM || bits < MIN_BITS) {
      for (int i = 0; i < count; i++) {
        into[i] = number(source.buffer(), source.rank(), (int) ((start + i) % period));
      }
      return;
    }
    ElementHash.of(salt, source, start, period, into, count);
    int unused = Long.SIZE - Math.min(Long.SIZE, bits);
    boolean isUnsigned = datatype.isUnsigned();
    for (int i = 0; i < count; i++) {
      into[i] = isUnsigned ? into[i] >>> unused : into[i] >> unused;
    }
  }

  private void toBits(long[] numbers, int count) {
    boolean isDouble = datatype.element() == JavaElement.DOUBLE;
    for (int i = 0; i < count; i++) {
      numbers[i] =
          isDouble
              ? Double.doubleToRawLongBits(numbers[i])
              : ElementBits.ofNumber(datatype, numbers[i]);
    }
  }

  private long number(Buffer buffer, int rank, int index) {
    long hash = ElementHash.of(salt, buffer, rank, index);
    return switch (op) {
      case SUM -> term(hash, rank, index);
      case MAX, MIN -> ElementBits.narrowed(datatype, highBits(hash, exactBits()));
      case PROD -> factor(hash, buffer, rank, index);
      case LAND -> isOneIn(processes, hash) ? 0 : truth(hash);
      case LOR -> isOneIn(processes, hash) ? truth(hash) : 0;
      case LXOR -> isOneIn(2, hash) ? truth(hash) : 0;
      case BAND -> ElementBits.narrowed(datatype, ~sparse(hash));
      case BOR -> ElementBits.narrowed(datatype, sparse(hash));
      case BXOR -> ElementBits.narrowed(datatype, hash);
    };
  }

  /** Any integer but 0 is true; of what is nothing but false or true, only 1. */
  private long truth(long hash) {
    return datatype.kind() == ElementKind.LOGICAL ? 1 : ElementBits.narrowed(datatype, hash | 1);
  }

  /**
   * A number of which all ranks together fit into an element. If there are too many ranks for that,
   * only a few of them, drawn for each position, have another number than 0.
   */
  private long term(long hash, int rank, int index) {
    int bits = exactBits() - ceilLog2(processes);
    if (bits >= MIN_BITS) {
      return highBits(hash, bits);
    }
    long drawn = ElementHash.of(~salt, Buffer.SEND, 0, index);
    long sum = 0;
    for (int term = 1; term <= MAX_TERMS; term++) {
      sum += Long.remainderUnsigned(drawn, processes) == rank ? term : 0;
      drawn = ElementHash.mixed(drawn);
    }
    return sum;
  }

  /** The number of bits of an element, including its sign, that can be used without rounding. */
  private int exactBits() {
    return switch (datatype.element()) {
      case BYTE, SHORT, INT, LONG -> datatype.bytes() * Byte.SIZE;
      case FLOAT -> FLOAT_DIGITS + 1;
      case DOUBLE -> DOUBLE_DIGITS + 1;
    };
  }

  /** Sums of unsigned numbers do not wrap around zero either. */
  private long highBits(long hash, int bits) {
    int unused = Long.SIZE - Math.min(Long.SIZE, bits);
    return datatype.isUnsigned() ? hash >>> unused : hash >> unused;
  }

  /**
   * 1 or -1, and for some elements of the buffer a small prime as well: two ranks, drawn for each
   * position, have 2 and 3, so that even a byte can hold the product of both buffers.
   */
  private long factor(long hash, Buffer buffer, int rank, int index) {
    long drawn = ElementHash.of(~salt, Buffer.SEND, 0, index);
    long factor = hash < 0 ? -1 : 1;
    int holder = buffer == Buffer.SEND ? rank : (rank + 1) % processes;
    for (int prime : PRIMES) {
      factor *= Long.remainderUnsigned(drawn, processes) == holder ? prime : 1;
      drawn = ElementHash.mixed(drawn);
    }
    return factor;
  }

  /** True for one in {@code count} hashes, and for half of them if there is only one rank. */
  private static boolean isOneIn(int count, long hash) {
    return Long.remainderUnsigned(hash >>> 8, Math.max(2, count)) == 0;
  }

  /** Each bit is set in about one of as many numbers as there are ranks. */
  private long sparse(long hash) {
    long bits = hash;
    long next = hash;
    for (int step = 1; step < ceilLog2(processes); step++) {
      next = ElementHash.mixed(next);
      bits &= next;
    }
    return bits;
  }

  private static int ceilLog2(int count) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, count) - 1);
  }
}
