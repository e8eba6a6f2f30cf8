package org.tutti.mpi;

/**
 * Where the blocks of an irregular collective lie in a buffer: one count and one displacement per
 * process or neighbor, in elements. Made by {@link Collectives#blocks} before anything is timed,
 * since a library wants them in memory of its own.
 */
public class Blocks {
  private final int[] counts;
  private final int[] displacements;
  private final long extent;
  private final long total;

  protected Blocks(int[] counts, int[] displacements) {
    if (counts.length != displacements.length) {
      throw new IllegalArgumentException(
          counts.length + " counts, but " + displacements.length + " displacements");
    }
    this.counts = counts.clone();
    this.displacements = displacements.clone();
    long end = 0;
    long sum = 0;
    for (int block = 0; block < counts.length; block++) {
      if (counts[block] < 0 || displacements[block] < 0) {
        throw new IllegalArgumentException(
            "block "
                + block
                + " has a negative count or displacement: "
                + counts[block]
                + " at "
                + displacements[block]);
      }
      sum += counts[block];
      if (counts[block] > 0) {
        end = Math.max(end, (long) displacements[block] + counts[block]);
      }
    }
    this.extent = end;
    this.total = sum;
  }

  /** Displacements of blocks that follow each other without gaps. */
  public static int[] packed(int... counts) {
    int[] displacements = new int[counts.length];
    for (int block = 1; block < counts.length; block++) {
      displacements[block] = Math.addExact(displacements[block - 1], counts[block - 1]);
    }
    return displacements;
  }

  /** Number of blocks. */
  public final int size() {
    return counts.length;
  }

  /** Elements of block {@code block}. */
  public final int count(int block) {
    return counts[block];
  }

  /** Where block {@code block} begins, in elements from the start of the buffer. */
  public final int displacement(int block) {
    return displacements[block];
  }

  /** Elements from the start of the buffer to the end of its last block. */
  public final long extent() {
    return extent;
  }

  /** Elements of all blocks together. */
  public final long total() {
    return total;
  }
}
