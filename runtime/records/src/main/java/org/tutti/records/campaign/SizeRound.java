package org.tutti.records.campaign;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Blocks whose launches measure the same message sizes.
 *
 * @param firstBlock the first of them; the last precedes that of the next round
 * @param sizes in bytes, in ascending order
 */
public record SizeRound(int firstBlock, SortedSet<Long> sizes) {
  public SizeRound {
    sizes = Collections.unmodifiableSortedSet(new TreeSet<>(sizes));
  }
}
