package org.tutti.stats.design;

import java.util.Arrays;
import org.tutti.stats.sample.Checks;

/**
 * What was measured in blocks that hold every treatment once. All arrays have a row for each block
 * and an element for each treatment.
 *
 * @param blocks numbers of the blocks, from 0, ascending
 * @param values of the response
 * @param levels for each value, the level of the effect in question, from 0; {@link #NONE} for a
 *     value that has none
 * @param given for each value, the level of an effect to be removed first, from 0; all 0 where
 *     there is none
 */
public record BlockedResponse(int[] blocks, double[][] values, int[][] levels, int[][] given) {
  /** The level of a value on which the effect cannot act. */
  public static final int NONE = -1;

  /** Checks the shapes. */
  public BlockedResponse {
    Checks.atLeast("blocks", blocks.length, 2);
    if (values.length != blocks.length
        || levels.length != blocks.length
        || given.length != blocks.length) {
      throw new IllegalArgumentException(
          "values, levels and given need a row for each of " + blocks.length + " blocks");
    }
    for (int block = 0; block < blocks.length; block++) {
      Checks.finite("values[" + block + "]", values[block], 2);
    }
  }

  @Override
  public String toString() {
    return blocks.length + " blocks: " + Arrays.deepToString(values);
  }

  /** The same values, with no effect to be removed. */
  public static BlockedResponse of(int[] blocks, double[][] values, int[][] levels) {
    int[][] nothing = new int[levels.length][];
    for (int block = 0; block < levels.length; block++) {
      nothing[block] = new int[levels[block].length];
    }
    return new BlockedResponse(blocks, values, levels, nothing);
  }
}
