package org.tutti.records.campaign;

import java.util.Optional;

/**
 * Where ranks are placed; the launcher decides if a value is empty.
 *
 * @param binding what a rank is bound to
 * @param mapping how ranks are distributed over the machine
 */
public record PlacementPolicy(Optional<String> binding, Optional<String> mapping) {
  /** The launcher's defaults. */
  public static final PlacementPolicy OPEN =
      new PlacementPolicy(Optional.empty(), Optional.empty());
}
