package org.tutti.rank.payload;

import java.util.List;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.IntLayout;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Arrivals.Buffer;
import org.tutti.runtime.Arrivals.Source;

/**
 * Pairs for {@code MPI_MAXLOC} and {@code MPI_MINLOC}, as the ints that they consist of. There are
 * few values, so that the ints, which differ, often decide.
 *
 * @param op takes the largest or the smallest value
 * @param pair datatype of the elements
 * @param processes number of ranks
 * @param salt another one gives other data
 * @param pairs after so many of them, the data repeat
 */
record PairPattern(ReduceOp op, Datatype pair, int processes, long salt, int pairs)
    implements DataPattern {
  /** Those of a short. */
  private static final int MAX_VALUES = 1 << Short.SIZE;

  @Override
  public long bits(Buffer buffer, int rank, long index) {
    return part(hash(buffer, rank, index), index);
  }

  @Override
  public long reducedBits(List<Source> sources, long index) {
    long best = hash(sources.get(0).buffer(), sources.get(0).rank(), index);
    for (Source source : sources) {
      long hash = hash(source.buffer(), source.rank(), index);
      best = precedes(hash, best) ? hash : best;
    }
    return part(best, index);
  }

  @Override
  public int period() {
    return pairs * pair.parts();
  }

  @Override
  public long significant(long index) {
    return new IntLayout(pair).significant((int) (index % pair.parts()));
  }

  private long hash(Buffer buffer, int rank, long index) {
    return ElementHash.of(salt, buffer, rank, index / pair.parts() % pairs);
  }

  private long part(long hash, long index) {
    return new IntLayout(pair).part((int) (index % pair.parts()), value(hash), location(hash));
  }

  private boolean precedes(long hash, long other) {
    int order = Long.compare(value(hash), value(other)) * (op == ReduceOp.MAXLOC ? -1 : 1);
    return order < 0 || order == 0 && location(hash) < location(other);
  }

  private long value(long hash) {
    int values = Math.min(MAX_VALUES, 2 * processes);
    return Long.remainderUnsigned(hash >>> Integer.SIZE, values) - values / 2;
  }

  private static int location(long hash) {
    return (int) hash & Integer.MAX_VALUE;
  }
}
