package org.tutti.records.campaign;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Blocks whose launches measure the same message sizes.
 *
 * @param firstBlock the first of them; the last precedes that of the next stage
 * @param sizes in bytes, in ascending order
 */
public record SizeStage(int firstBlock, SortedSet<Long> sizes) {
  public SizeStage {
    sizes = Collections.unmodifiableSortedSet(new TreeSet<>(sizes));
  }
}
