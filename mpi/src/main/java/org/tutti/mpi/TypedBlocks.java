package org.tutti.mpi;

/**
 * Where the blocks of an irregular collective lie whose blocks have datatypes of their own ({@code
 * MPI_Alltoallw}): counts in elements of the block's datatype, displacements in bytes. Made by
 * {@link Collectives#typedBlocks} before anything is timed.
 */
public class TypedBlocks {
  private final int[] counts;
  private final int[] displacements;
  private final Datatype[] datatypes;
  private final long extent;

  protected TypedBlocks(int[] counts, int[] displacements, Datatype[] datatypes) {
    if (counts.length != displacements.length || counts.length != datatypes.length) {
      throw new IllegalArgumentException(
          counts.length
              + " counts, "
              + displacements.length
              + " displacements and "
              + datatypes.length
              + " datatypes");
    }
    this.counts = counts.clone();
    this.displacements = displacements.clone();
    this.datatypes = datatypes.clone();
    long end = 0;
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
      if (counts[block] > 0) {
        end = Math.max(end, displacements[block] + datatypes[block].span(counts[block]));
      }
    }
    this.extent = end;
  }

  /** Number of blocks. */
  public final int size() {
    return counts.length;
  }

  public final int count(int block) {
    return counts[block];
  }

  /** Where block {@code block} begins, in bytes from the start of the buffer. */
  public final int displacement(int block) {
    return displacements[block];
  }

  public final Datatype datatype(int block) {
    return datatypes[block];
  }

  /** Bytes from the start of the buffer to the end of its last block. */
  public final long extent() {
    return extent;
  }
}
