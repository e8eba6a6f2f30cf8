package org.tutti.lab.tune;

import java.util.Comparator;
import org.tutti.records.launch.CellKey;

/**
 * Something for which an algorithm is chosen.
 *
 * @param operation such as {@code MPI_Allreduce}
 * @param processes number of processes
 * @param msize size of a block in bytes
 */
public record TuningCell(String operation, int processes, long msize)
    implements Comparable<TuningCell> {
  private static final Comparator<TuningCell> ORDER =
      Comparator.comparing(TuningCell::operation)
          .thenComparing(TuningCell::processes)
          .thenComparing(TuningCell::msize);

  static TuningCell of(CellKey key) {
    return new TuningCell(key.benchmark(), key.processes(), key.msize());
  }

  @Override
  public int compareTo(TuningCell other) {
    return ORDER.compare(this, other);
  }
}
