package org.tutti.runtime;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.tutti.diagnostics.CommandLineProblem;

/**
 * Sizes and places of the blocks in the buffer of an operation with a count for each process, in
 * elements. The same on all ranks, except in an all-to-all: there, the blocks of rank r begin with
 * size number r, so that any two ranks exchange blocks of one size, as the standard demands of data
 * in place.
 */
public final class BlockLayout {
  private final long[] before;
  private final int gap;
  private final int first;

  private BlockLayout(long[] before, int gap, int first) {
    this.before = before;
    this.gap = gap;
    this.first = first;
  }

  /**
   * A layout that begins with the first block.
   *
   * @param gap elements between two blocks
   * @param blocks number of blocks, one for each process
   * @param count elements of a block of the size of the message
   */
  public static BlockLayout of(BlockCounts counts, int gap, int blocks, int count) {
    long[] before = new long[blocks + 1];
    for (int block = 0; block < blocks; block++) {
      before[block + 1] = before[block] + counts.of(block, blocks, count);
    }
    return new BlockLayout(before, gap, 0);
  }

  /** A layout of blocks with these sizes in elements. */
  public static BlockLayout of(int[] sizes, int gap) {
    long[] before = new long[sizes.length + 1];
    for (int block = 0; block < sizes.length; block++) {
      before[block + 1] = before[block] + sizes[block];
    }
    return new BlockLayout(before, gap, 0);
  }

  /** The same sizes in the same cyclic order, but beginning with another one. */
  BlockLayout beginningWith(int size) {
    return new BlockLayout(before, gap, size);
  }

  /** Elements of a block. */
  public int count(int block) {
    int size = (first + block) % blocks();
    return (int) (before[size + 1] - before[size]);
  }

  /** The place of the first element of a block. */
  public long displacement(int block) {
    int end = first + block;
    long wrapped = end < blocks() ? before[end] : elements() + before[end - blocks()];
    return wrapped - before[first] + (long) block * gap;
  }

  /** Elements from the first block to the end of the last one. */
  public long extent() {
    return elements() + (blocks() - 1L) * gap;
  }

  /** Elements of the largest block. */
  public int largest() {
    return IntStream.range(0, blocks()).map(this::count).max().orElse(0);
  }

  /** Elements of each block. */
  public int[] counts() {
    int[] counts = new int[blocks()];
    Arrays.setAll(counts, this::count);
    return counts;
  }

  /**
   * The places of all blocks, for a call of MPI.
   *
   * @throws org.tutti.diagnostics.TuttiException 15 if MPI's ints do not count their elements
   */
  public int[] displacements() {
    return displacements(1);
  }

  /**
   * The places of all blocks in units of which an element has so many, as {@code MPI_Alltoallw}
   * counts bytes.
   *
   * @throws org.tutti.diagnostics.TuttiException 15 if MPI's ints do not count these units
   */
  public int[] displacements(int units) {
    int[] displacements = new int[blocks()];
    for (int block = 0; block < displacements.length; block++) {
      long displacement = units * displacement(block);
      if (displacement > Integer.MAX_VALUE) {
        throw CommandLineProblem.BUFFER_TOO_LARGE.error(
            "The displacement of block "
                + block
                + " is "
                + displacement
                + ", too large for the int in which this MPI operation takes displacements.",
            "Use smaller messages, a wider datatype, or an operation without displacements.");
      }
      displacements[block] = (int) displacement;
    }
    return displacements;
  }

  private int blocks() {
    return before.length - 1;
  }

  private long elements() {
    return before[blocks()];
  }
}
