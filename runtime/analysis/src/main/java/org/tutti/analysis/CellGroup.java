package org.tutti.analysis;

import java.util.Optional;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.TimingMethod;

/**
 * What cells have in common that differ in one factor only.
 *
 * @param key what was measured; without the factor, if it is part of that
 * @param treatment the levels of the other factors
 * @param method how they were timed; empty if the factor decides that
 */
public record CellGroup(CellKey key, Treatment treatment, Optional<TimingMethod> method) {
  /** A cell by itself, whose launches or ranks are compared. */
  public static CellGroup of(CellFigures cell) {
    return new CellGroup(cell.key(), cell.treatment(), Optional.of(cell.settings().method()));
  }
}
