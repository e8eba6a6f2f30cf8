package org.tutti.rank.payload;

import java.util.Optional;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.ReduceOp;

/**
 * The patterns of the calls of a check. A message of few bits needs several calls: with one byte,
 * two of 23 ranks would look alike with a probability of one half.
 *
 * @param datatype of the elements
 * @param reduction how they are combined, if they are
 * @param processes number of ranks
 * @param count elements of a message
 */
record CheckPatterns(Datatype datatype, Optional<ReduceOp> reduction, int processes, int count) {
  /** Data that differ somewhere are alike in all calls with a probability of 2 to minus this. */
  private static final int BITS = 32;

  private static final int MAX_CALLS = 16;

  /** Primes: two calls tell positions apart up to their product. */
  private static final int[] PERIODS = {8191, 8179};

  /** Periods of elements of four ints: together fewer ints than an {@link ElementChunk} has. */
  private static final int[] PERIODS_OF_INTS = {2039, 2029};

  /** The same for elements of eight ints. */
  private static final int[] PERIODS_OF_WIDEST = {1021, 1019};

  int calls() {
    if (count == 0) {
      return 1;
    }
    long bits = (long) bitsPerElement() * count;
    long calls = Math.min(MAX_CALLS, (BITS + bits - 1) / bits);
    long parts = (long) count * datatype.parts();
    boolean repeats = parts * processes > of(0).period();
    return (int) Math.max(calls, repeats ? PERIODS.length : 1);
  }

  DataPattern of(int call) {
    long salt = ElementHash.mixed(call);
    return reduction.isPresent()
        ? ofReduction(reduction.get(), salt, call % PERIODS.length)
        : new DistinctPattern(datatype, salt);
  }

  private DataPattern ofReduction(ReduceOp op, long salt, int period) {
    if (datatype.isPair()) {
      boolean isWidest = datatype.parts() > ElementChunk.MAX / PERIODS_OF_INTS[0];
      int pairs = (isWidest ? PERIODS_OF_WIDEST : PERIODS_OF_INTS)[period];
      return new PairPattern(op, datatype, processes, salt, pairs);
    }
    NumberOp number = op.numberOp();
    return datatype.hasLongDoubles()
        ? new LongDoublePattern(
            new ReductionPattern(number, Datatype.LONG, processes, salt, PERIODS_OF_INTS[period]))
        : new ReductionPattern(number, datatype.part(), processes, salt, PERIODS[period]);
  }

  /** How much a part of an element tells, at most. */
  int bitsPerPart() {
    return Math.max(1, bitsPerElement() / datatype.parts());
  }

  private int bitsPerElement() {
    return reduction.isPresent() && isOfOneBit(reduction.get()) ? 1 : Byte.SIZE * datatype.bytes();
  }

  /** Whether only one bit is left of a reduction, which tells little of the others. */
  private static boolean isOfOneBit(ReduceOp op) {
    return !op.combinesNumbers() || isOfOneBit(op.numberOp());
  }

  private static boolean isOfOneBit(NumberOp op) {
    return switch (op) {
      case PROD, LAND, LOR, LXOR -> true;
      case SUM, MAX, MIN, BAND, BOR, BXOR -> false;
    };
  }
}
