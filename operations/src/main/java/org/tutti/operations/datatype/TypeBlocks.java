package org.tutti.operations.datatype;

import org.tutti.diagnostics.MpiProblem;

/**
 * Where the elements of a message lie.
 *
 * @param number of blocks
 * @param length elements of a block
 * @param stride elements from the start of a block to that of the next
 */
record TypeBlocks(int number, int length, int stride) {
  /**
   * The blocks of a message.
   *
   * @throws org.tutti.diagnostics.TuttiException if they do not divide it, or overlap
   */
  static TypeBlocks of(int elements, int length, int stride) {
    if (length < 1 || stride < length) {
      throw MpiProblem.DATATYPE_INVALID.error(
          "Blocks of " + length + " elements cannot begin every " + stride + " elements.",
          "Give block at least 1, and stride at least block.");
    }
    if (elements % length != 0) {
      throw MpiProblem.DATATYPE_INVALID.error(
          "A message of " + elements + " elements does not consist of blocks of " + length + ".",
          "Give a message size that is a multiple of block and the size of an element.");
    }
    return new TypeBlocks(elements / length, length, stride);
  }

  long start(int block) {
    return (long) block * stride;
  }

  /** Elements from the start of the first block to the end of the last one. */
  long span() {
    return number == 0 ? 0 : Math.multiplyFull(number - 1, stride) + length;
  }
}
