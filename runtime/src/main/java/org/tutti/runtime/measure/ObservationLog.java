package org.tutti.runtime.measure;

import java.util.Arrays;
import org.tutti.sync.process.Judgement;

/** This rank's times of all observations of a cell that were kept, in order. */
final class ObservationLog {
  private long[] starts;
  private long[] ends;
  private byte[] flags;
  private final long[] causes;
  private int count;

  ObservationLog(int expected, int processes) {
    starts = new long[expected];
    ends = new long[expected];
    flags = new byte[expected];
    causes = new long[processes];
  }

  /** Appends the run that has just been judged. */
  void append(CellRun run, Judgement judgement) {
    int added = judgement.count();
    if (count + added > starts.length) {
      int capacity = Math.max(count + added, 2 * starts.length);
      starts = Arrays.copyOf(starts, capacity);
      ends = Arrays.copyOf(ends, capacity);
      flags = Arrays.copyOf(flags, capacity);
    }
    System.arraycopy(run.starts(), 0, starts, count, added);
    System.arraycopy(run.ends(), 0, ends, count, added);
    for (int index = 0; index < added; index++) {
      flags[count + index] = judgement.flags(index);
      if (judgement.cause(index) >= 0) {
        causes[judgement.cause(index)]++;
      }
    }
    count += added;
  }

  int count() {
    return count;
  }

  long start(int index) {
    return starts[index];
  }

  long end(int index) {
    return ends[index];
  }

  byte flags(int index) {
    return flags[index];
  }

  /** How many flagged observations rank {@code rank} caused. */
  long causedBy(int rank) {
    return causes[rank];
  }
}
