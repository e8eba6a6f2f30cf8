package org.tutti.runtime.measure;

import org.tutti.runtime.harness.Harness;
import org.tutti.runtime.plan.Cell;
import org.tutti.runtime.plan.Setting;
import org.tutti.runtime.plan.Settings;
import org.tutti.runtime.store.CellKey;

/** A cell together with the harness that measures it on this rank. */
record PlannedCell(Cell cell, Harness harness) {

  Settings settings() {
    return cell.settings();
  }

  /** Name of the sync method. */
  String sync() {
    return cell.settings().get(Setting.SYNC);
  }

  CellKey key(int processes) {
    return new CellKey(
        cell.benchmark().name(),
        cell.benchmark().operation(),
        cell.msize(),
        processes,
        cell.parameters());
  }
}
