package org.tutti.records.campaign;

import java.util.Optional;

/**
 * Where ranks are placed; the launcher decides if a value is empty.
 *
 * @param binding what a rank is bound to
 * @param mapping how ranks are distributed over the machine
 * @param hosts the hosts
 */
public record PlacementPolicy(Optional<String> binding, Optional<String> mapping, HostList hosts) {
  /** A mapping by which each host gets as many consecutive ranks as it has places. */
  public static final String BLOCK = "block";

  /** A mapping by which consecutive ranks are on different hosts. */
  public static final String CYCLIC = "cyclic";

  /** The launcher's defaults. */
  public static final PlacementPolicy OPEN =
      new PlacementPolicy(Optional.empty(), Optional.empty());

  /** A policy for the hosts that the launcher uses by default. */
  public PlacementPolicy(Optional<String> binding, Optional<String> mapping) {
    this(binding, mapping, HostList.OPEN);
  }

  PlacementPolicy withBinding(String policy) {
    return new PlacementPolicy(Optional.of(policy), mapping, hosts);
  }

  PlacementPolicy withMapping(String policy) {
    return new PlacementPolicy(binding, Optional.of(policy), hosts);
  }

  /** Whether consecutive ranks are on different hosts. */
  public boolean isCyclic() {
    return mapping.equals(Optional.of(CYCLIC));
  }

  /** Whether the mapping is one of those that mean the same for all launchers. */
  public boolean isByHost() {
    return isCyclic() || mapping.equals(Optional.of(BLOCK));
  }
}
