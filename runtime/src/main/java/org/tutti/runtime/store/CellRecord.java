package org.tutti.runtime.store;

import java.util.List;

/**
 * One finished cell.
 *
 * @param position its place in the order of this launch, from 0
 * @param key what was measured
 * @param settings how it was to be measured
 * @param observations what was observed
 * @param conditions what went on meanwhile
 * @param warnings reasons not to trust it blindly; empty when there are none
 */
public record CellRecord(
    int position,
    CellKey key,
    CellSettings settings,
    Observations observations,
    CellConditions conditions,
    List<Warning> warnings) {

  public CellRecord {
    warnings = List.copyOf(warnings);
  }
}
