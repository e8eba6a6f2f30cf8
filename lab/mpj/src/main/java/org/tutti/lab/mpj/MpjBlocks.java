package org.tutti.lab.mpj;

import org.tutti.mpi.Blocks;

/** Blocks whose counts and displacements are the arrays that the library takes. */
final class MpjBlocks extends Blocks {
  private final int[] counts;
  private final int[] displacements;

  MpjBlocks(int[] counts, int[] displacements) {
    super(counts, displacements);
    this.counts = counts.clone();
    this.displacements = displacements.clone();
  }

  /**
   * @throws IllegalArgumentException if the blocks are another provider's, or not {@code size}
   */
  static MpjBlocks of(Blocks blocks, int size) {
    if (!(blocks instanceof MpjBlocks own)) {
      throw new IllegalArgumentException(
          "the blocks were not made by a communicator of this provider: " + blocks);
    }
    if (own.size() != size) {
      throw new IllegalArgumentException(
          own.size() + " blocks were given, but there are " + size + " processes");
    }
    return own;
  }

  int[] counts() {
    return counts;
  }

  int[] displacements() {
    return displacements;
  }
}
