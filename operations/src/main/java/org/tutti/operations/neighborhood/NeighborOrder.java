package org.tutti.operations.neighborhood;

/** The order in which a process lists its neighbors (luebbe2017, section 3.1). */
public enum NeighborOrder {
  /**
   * The usual order: by dimension in a Cartesian neighborhood, FMAJ in Moore and von Neumann,
   * LINEAR in full.
   */
  DEFAULT,
  /** Ascending relative coordinates, the first of which changes last. */
  FMAJ,
  /** Ascending relative coordinates, the last of which changes last. */
  LMAJ,
  /**
   * The order from the process itself: sources by rising ranks and destinations by falling ones.
   */
  LINEAR,
  /** Shuffled, differently on each process. */
  RAND
}
