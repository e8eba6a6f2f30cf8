package org.tutti.mpi.natives;

import java.util.Arrays;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.WindowSizes;

/**
 * How much of each process's memory a window shows: libraries that write into the memory of other
 * processes themselves do not check where it ends.
 */
final class WindowExtents implements WindowSizes {
  private final long[] bytes;
  private final int[] units;

  private WindowExtents(long[] bytes, int... units) {
    this.bytes = bytes;
    this.units = units;
  }

  /** Those of a dynamic window, to which memory may be attached anywhere. */
  static WindowExtents unlimited(int size) {
    long[] bytes = new long[size];
    int[] units = new int[size];
    Arrays.fill(bytes, Long.MAX_VALUE);
    Arrays.fill(units, 1);
    return new WindowExtents(bytes, units);
  }

  @Override
  public long bytes(int rank) {
    return bytes[rank];
  }

  /** Collective: tells the others what is shown here, and learns what they show. */
  static WindowExtents exchange(NativeCommunication communicator, int unit, long count) {
    int size = communicator.size();
    MessageBuffer own = NativeBuffer.allocate(Datatype.LONG, 2);
    MessageBuffer all = NativeBuffer.allocate(Datatype.LONG, 2 * size);
    own.putLong(0, count * unit);
    own.putLong(1, unit);
    communicator.allgather(own, all, 2, Datatype.LONG);
    long[] bytes = new long[size];
    int[] units = new int[size];
    for (int rank = 0; rank < size; rank++) {
      bytes[rank] = all.getLong(2 * rank);
      units[rank] = (int) all.getLong(2 * rank + 1);
    }
    return new WindowExtents(bytes, units);
  }

  /**
   * Lets pass what is within a process's part of the window.
   *
   * @throws IllegalArgumentException otherwise, since MPI might write anywhere
   */
  void require(int target, long displacement, int count, Datatype datatype) {
    int reach = datatype.reach();
    if ((reach < 0 || !holds(target, displacement, (long) count * reach))
        && !holds(target, displacement, datatype.span(count))) {
      throw outside(target, displacement, count, datatype);
    }
  }

  /** Whether so many bytes from a displacement on are within the window. */
  private boolean holds(int target, long displacement, long length) {
    // A displacement that is no larger than that cannot overflow.
    return target >= 0
        && target < bytes.length
        && displacement >= 0
        && displacement <= bytes[target]
        && displacement * units[target] + length <= bytes[target];
  }

  private RuntimeException outside(int target, long displacement, int count, Datatype datatype) {
    if (target < 0 || target >= bytes.length) {
      return new IllegalArgumentException(
          "no rank " + target + " in a window of " + bytes.length + " processes");
    }
    return new IllegalArgumentException(
        count
            + " elements of "
            + datatype
            + " at displacement "
            + displacement
            + " are not within the "
            + bytes[target]
            + " bytes that rank "
            + target
            + " shows");
  }
}
